/** Rows that earlier versions of the house wrote lack what came later: they are read as if it had been there. */
import { BEGINNINGS } from '../domain/house/agent'

type Fields = Readonly<Record<string, unknown>>

export function wholeAgent(data: Fields): Fields {
  const { last_lost } = data as { last_lost?: object | null }
  // A loss that names no stone is left to be found among the stones.
  return { ...BEGINNINGS, ...data, ...(last_lost && !('stone_id' in last_lost) && { last_lost: null }) }
}

/** Whatever was offered before this was noted was offered first. */
export const wholeTry = (data: Fields): Fields => ({ at: 0, ...data })
