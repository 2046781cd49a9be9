/** Ends the sittings and requests of an account that is being deleted, in the rows of other agents. */
import type { Creature } from '../../domain/creature/creature'
import { withSittingEnded } from '../../domain/creature/sitter'
import type { Instant } from '../../domain/time/instants'
import { creatureChange } from '../creatures'
import type { Db } from '../db'
import type { ChargeRow, CreatureRow, SittingRequestRow } from '../household'
import { idOf, readRange, readRowsInOrder } from '../read'
import type { Change, Row } from '../row'
import { HOUSEHOLD_RANGE, keys } from '../table'
import { isRequestFor, withDeclined } from './requests'
import { isNamedBy } from './sittings'

/** Empty if no sitting or request is in force. The account's own rows are deleted later, with all its data. */
export async function accountEndChanges(db: Db, agentId: string, leftAt: Instant): Promise<Change[]> {
  const { pk } = keys.agent(agentId)
  const rows: Row[] = await readRange(db, { pk, sk: HOUSEHOLD_RANGE.from }, { pk, sk: HOUSEHOLD_RANGE.to })
  const ofType = <T extends Row>(type: string) => rows.filter((row) => row.type === type) as T[]
  const [charges, requests] = [ofType<ChargeRow>('charge'), ofType<SittingRequestRow>('sitting_request')]
  const [sat, held] = await Promise.all([
    readRowsInOrder<Creature>(db, uniqueCreatureKeys([...charges, ...requests])),
    readRowsInOrder<{ creature_id: string }>(
      db,
      ofType<CreatureRow>('creature').flatMap(({ data }) => heldKeys(data)),
    ),
  ])
  return [
    ...sat.flatMap((row) => {
      const free = charges.some((charge) => isNamedBy(row.data, charge)) ? withSittingEnded(row.data, leftAt) : row.data
      const after = requests.some((request) => isRequestFor(row.data, request)) ? withDeclined(free, leftAt) : free
      return after === row.data ? [] : [creatureChange(row, after)]
    }),
    ...held
      .filter(({ data }) => rows.some(({ sk }) => sk === keys.creature(agentId, data.creature_id).sk))
      .map((before) => ({ before, after: null })),
  ]
}

const uniqueCreatureKeys = (rows: readonly (ChargeRow | SittingRequestRow)[]) => [
  ...new Map(
    rows.map(({ data }) => keys.creature(data.keeper_id, data.creature_id)).map((key) => [idOf(key), key]),
  ).values(),
]

/** Keys of other agents' rows that name this creature, including expired sittings and requests. */
export const heldKeys = ({ id, sitter, asked }: Creature) => [
  ...(sitter ? [keys.charge(sitter.agent_id, sitter.slot)] : []),
  ...(asked ? [keys.sittingRequest(asked.agent_id, id)] : []),
]
