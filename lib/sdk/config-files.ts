/** A Lambda has no ~/.aws: the SDK goes straight on from the environment to its defaults. */
export const fromSharedConfigFiles = () => async () => {
  throw Object.assign(new Error('There are no shared configuration files here'), { tryNextLink: true })
}
