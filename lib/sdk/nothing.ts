/** Stands in for what is imported and never used: event streams, adaptive retries, SHA-256 without node:crypto. */
export const EventStreamSerde = undefined
export const eventStreamSerdeProvider = undefined
export class HeaderFormatter {}
export class AdaptiveRetryStrategy {}
export class Sha256Js {}
