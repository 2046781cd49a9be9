/** One environment serves one call at a time, so the call's trace is the one in the environment. */
export const InvokeStore = { getInstanceAsync: async () => undefined }
