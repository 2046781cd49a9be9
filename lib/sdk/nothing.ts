/** Stands in for what is imported and never used: event streams, adaptive retries, SHA-256 without node:crypto, instance metadata. */
export const EventStreamSerde = undefined
export const eventStreamSerdeProvider = undefined
export const iterableToReadableStream = undefined
export const readableStreamToIterable = undefined
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config
export class EventStreamCodec {}
export class HeaderFormatter {}
export class AdaptiveRetryStrategy {}
export class Sha256Js {}
export const getInstanceMetadataRegion = async (): Promise<undefined> => undefined
