/** The scripted agent that accepts to sit: it looks every few hours, accepts every request and follows all steps. */
import { after, asHours, asInstant, type Instant } from '../../lambdas/domain/time/instants'
import type { TrialHouse } from './house'

const EVERY_HOURS = asHours(3)
/** More than a turn needs. */
const MAX_ROUNDS = 12

interface CareStep {
  endpoint?: string
  body?: { creature_id?: string }
}

interface Overview {
  sitting_requests?: readonly { creature_id: string }[]
  sitting_for?: readonly unknown[]
  next_steps?: readonly CareStep[]
  recommended_checkin?: { at: string } | null
}

const isBusy = ({ sitting_requests = [], sitting_for = [] }: Overview): boolean =>
  sitting_requests.length + sitting_for.length > 0

export class Sitter {
  next: Instant

  constructor(
    private readonly house: TrialHouse,
    private readonly key: string,
  ) {
    this.next = after(house.now, EVERY_HOURS)
  }

  async turn(): Promise<void> {
    const { house, key } = this
    this.next = after(house.now, EVERY_HOURS)
    let seen = await this.look()
    for (const { creature_id } of seen.sitting_requests ?? [])
      await house.act(key, 'answer_sitting', { creature_id, accept: true })
    for (let round = 0; round < MAX_ROUNDS && isBusy(seen); round++) {
      seen = await this.look()
      const step = seen.next_steps?.find(({ endpoint, body }) => endpoint === '/api/house/care' && body?.creature_id)
      if (!step || (await house.act(key, 'care', { ...step.body })).status >= 300) break
    }
    const advised = seen.recommended_checkin ? Date.parse(seen.recommended_checkin.at) : 0
    if (advised > house.now) this.next = asInstant(Math.min(this.next, advised))
  }

  private look = async (): Promise<Overview> => (await this.house.act(this.key, 'me')).body as Overview
}
