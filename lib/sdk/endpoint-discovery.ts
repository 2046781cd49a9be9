/** Endpoint discovery is off unless asked for, and keeps a cache nobody fills. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
}

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config
