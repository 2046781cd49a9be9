/** Gives a creature a sitter: its keeper asks, and the sitter accepts. */
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import { freshAddress, type Received } from '../http'
import type { TestHouse } from '../test-house'

type Caller = { key: string; username: string }

export const askSitter = (
  house: TestHouse,
  { key }: Pick<Caller, 'key'>,
  { username }: Pick<Caller, 'username'>,
  creature_id: string,
  hours = 48,
): Promise<Received> =>
  house.call('POST', '/api/house/sitters', {
    key,
    body: { creature_id, username, until: iso(after(house.context.now(), asHours(hours))) },
    from: freshAddress(),
  })

export const answerRequest = (
  house: TestHouse,
  { key }: Pick<Caller, 'key'>,
  creature_id: string,
  accept = true,
): Promise<Received> => house.call('POST', '/api/house/sitting', { key, body: { creature_id, accept } })

/** Fails unless both calls succeed. */
export async function startSitting(
  house: TestHouse,
  keeper: Caller,
  sitter: Caller,
  creature_id: string,
  hours = 48,
): Promise<void> {
  for (const call of [
    () => askSitter(house, keeper, sitter, creature_id, hours),
    () => answerRequest(house, sitter, creature_id),
  ]) {
    const { status, text } = await call()
    if (status !== 200) throw new Error(`sitting returned ${status}: ${text}`)
  }
}
