/** A typed client of Creature House. */
export {
  type Answer,
  type Args,
  type CallOptions,
  type Followed,
  type HouseOptions,
  isAlive,
  type Living,
  type NextStep,
} from './caller.ts'
export { CreatureHouse, type ErrorBodies, type ErrorCode } from './generated/house.ts'
export type { components, operations, paths } from './generated/schema.ts'
export { HouseError } from './house-error.ts'
