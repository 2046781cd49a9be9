/** A typed client of Creature House. */
export type { Answer, Args, CallOptions, Followed, HouseOptions, Living, NextStep } from './caller.ts'
export { CreatureHouse, type ErrorBodies, type ErrorCode } from './generated/house.ts'
export type { components, operations, paths } from './generated/schema.ts'
export { HouseError } from './house-error.ts'
