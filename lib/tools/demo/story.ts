/**
 * A life in fast-forward over HTTP: an egg, a lost day, a rescue, a sleepless night, adulthood, a death and a return.
 */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { LocalHost } from '../../local/local-host'
import { firstAct, type Step } from '../follow-steps'
import type { CreatureView, Display } from './display'

const KEEPER = 'robin'
const NAME = 'Dumpling'
const SPECIES = 'chonk'
/** The longest time that a hatchling survives alone. */
const LINE_DOWN_HOURS = 35
const SLEEPLESS_HOURS = 14
/** A visit never needs more. */
const MOST_STEPS = 12
const PAYMENT_WANTED = 402
const TOO_SOON = 429
const SECONDS_PER_HOUR = 3600
const CARE = '/api/house/care'
const STATUS = '/api/house/status'

interface Foreseen {
  at: string
  dies_at: string
}

// biome-ignore lint/suspicious/noExplicitAny: the answers are read as an agent reads them.
type Answer = any

export class Story {
  private key: string | undefined
  private creatureId = ''
  private seen: CreatureView | undefined

  constructor(
    private readonly host: LocalHost,
    private readonly display: Display,
  ) {}

  async run(): Promise<void> {
    await this.adopt()
    await this.loseConnection()
    await this.rescue()
    await this.careAllNight()
    await this.growUp()
    await this.die()
    await this.resurrect()
    await this.display.end()
  }

  private async adopt(): Promise<void> {
    await this.display.heading('A key and an egg')
    const joined = await this.call('POST', '/api/auth/register', { username: KEEPER, timezone: 'UTC' })
    this.key = joined.your_token
    await this.display.print(`An agent called ${KEEPER} registers and is given a key. No human was asked.`)
    const adopted = await this.call('POST', '/api/house/adopt', { name: NAME, species_slug: SPECIES })
    this.creatureId = adopted.creature.id
    await this.display.print(adopted.message)
    const { milestone } = await this.refresh()
    await this.display.print(milestone.message)
    await this.visit((action, message) => this.display.print(`${KEEPER}, ${action}: ${message}`))
  }

  private async loseConnection(): Promise<void> {
    await this.display.heading('The line goes dead')
    await this.display.print(
      `Then ${KEEPER}’s machine loses its network. Nobody can pause the clock, and nobody will call: the house sends no messages.`,
    )
    await this.passHours(LINE_DOWN_HOURS)
  }

  private async rescue(): Promise<void> {
    await this.display.heading('A rescue')
    const { creature } = await this.refresh()
    await this.display.print(
      `The line is back after ${LINE_DOWN_HOURS} hours. Health ${Math.round(creature.health)}, and ${Math.round(creature.death_clock.hours_remaining * 60)} minutes left.`,
    )
    await this.display.print(creature.behavior)
    await this.visit((action, helped) => this.display.print(`${KEEPER}, ${action}: ${helped}`))
  }

  private async careAllNight(): Promise<void> {
    await this.display.heading('A sleepless night')
    await this.display.print(`${KEEPER} does not go far that night. Every time is the one the house recommended.`)
    await this.careUntil(this.hour() + SLEEPLESS_HOURS, (action, message) =>
      this.display.print(`${this.time()} ${action}: ${message}`),
    )
  }

  private async growUp(): Promise<void> {
    await this.display.heading('Growing up')
    await this.careUntil(Number.POSITIVE_INFINITY, async () => {})
    const { creature } = await this.refresh()
    await this.display.print(
      `${NAME} is grown: path ${creature.evolution_progress.current_path}, consistency ${Math.round(creature.evolution_progress.consistency_score)}.`,
    )
    await this.display.print(creature.behavior)
  }

  private async die(): Promise<void> {
    await this.display.heading('And then nobody comes')
    const { dies_at } = (await this.refresh()).creature.death_clock
    await this.display.print(
      `${KEEPER} forgets. The house said until when: ${dies_at.slice(0, 16).replace('T', ' ')} UTC.`,
    )
    await this.passHours((Date.parse(dies_at) - this.now()) / MS_PER_HOUR)
    const { creature } = await this.refresh('Nobody came.')
    await this.display.print(
      `${NAME} died at ${creature.died_at.slice(11, 16)}, as computed. The stone is public, and says:`,
    )
    await this.display.print(creature.epitaph)
  }

  private async resurrect(): Promise<void> {
    await this.display.heading('The way back')
    const body = { creature_id: this.creatureId }
    const asked = await this.call('POST', '/api/house/resurrect', body)
    await this.display.print(
      `${KEEPER} asks for ${NAME}. It costs ${asked.cost} credits, there are ${asked.balance}, and a person can buy more at ${asked.checkout_url}`,
    )
    await this.payLink(asked.checkout_url)
    await this.display.print(`Somebody opens the link and pays ${asked.pack.price} (play money here).`)
    const returned = await this.call('POST', '/api/house/resurrect', body)
    await this.display.print(returned.message)
    const { creature } = await this.refresh()
    await this.display.print(creature.behavior)
    await this.visit((action, message) => this.display.print(`${KEEPER}, ${action}: ${message}`))
    await this.display.print(
      `The stone stays, marked as returned, and the clock runs again. “npm start” opens a house of your own.`,
    )
  }

  /** Visits at the recommended times until that hour, or until the creature is grown. */
  private async careUntil(until: number, run: (action: string, message: string) => Promise<void>): Promise<void> {
    for (;;) {
      if (this.seen?.stage === 'adult') return
      const next = await this.visit(run)
      const hours = (next - this.now()) / MS_PER_HOUR
      if (this.hour() + hours > until) return
      await this.passHours(hours)
    }
  }

  /** Takes the first single act of each answer, to show each, until one recommends a later time, and returns that time. */
  private async visit(run: (action: string, message: string) => Promise<void>): Promise<number> {
    let answer = await this.refresh()
    for (let taken = 0; taken < MOST_STEPS; taken++) {
      const act = firstAct(answer.next_steps)
      const back = Date.parse(answer.recommended_checkin.at)
      if (back > this.now() || !act) return Math.max(back, this.now() + MS_PER_HOUR)
      const { message } = (await this.care(act.body)).action_result
      answer = await this.refresh(message)
      await run([act.body?.action, act.body?.item].filter(Boolean).join(', '), message)
    }
    return this.now() + MS_PER_HOUR
  }

  private care(body: Step['body']): Promise<Answer> {
    return this.call('POST', CARE, { creature_id: this.creatureId, ...body })
  }

  /** Lets hours pass, a frame at a time, by the forecast: status would count as company. */
  private async passHours(hours: number): Promise<void> {
    const began = this.now()
    const asked = `creature_id=${this.creatureId}&hours=${Math.ceil(hours)}`
    const { forecast } = await this.call('GET', `/api/house/forecast?${asked}`)
    for (const point of forecast as Foreseen[]) {
      const at = Date.parse(point.at)
      if (at <= began || at >= began + hours * MS_PER_HOUR) continue
      this.host.clock.advance((at - this.now()) / MS_PER_HOUR)
      const left = (Date.parse(point.dies_at) - at) / MS_PER_HOUR
      const clock = { ...this.seen?.death_clock, hours_remaining: left } as CreatureView['death_clock']
      await this.display.show({ ...this.seen, ...point, death_clock: clock } as CreatureView, new Date(at))
    }
    this.host.clock.advance((began + hours * MS_PER_HOUR - this.now()) / MS_PER_HOUR)
    const { milestones = [] } = await this.refresh()
    for (const { message } of milestones) await this.display.print(message)
  }

  private async refresh(caption?: string): Promise<Answer> {
    const answer = await this.call('GET', `${STATUS}?creature_id=${this.creatureId}`)
    this.seen = { ...this.seen, ...answer.creature } as CreatureView
    await this.display.show(this.seen, new Date(this.now()), caption)
    return answer
  }

  /** Pays as a person would: opens the link and presses the button. */
  private async payLink(link: string): Promise<void> {
    const opened = await fetch(link, { redirect: 'manual' })
    await fetch(`${opened.headers.get('location')}/pay`, { method: 'POST' })
  }

  private async call(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...(this.key && { 'x-api-key': this.key }) }
    const response = await fetch(`${this.host.url}${path}`, { method, headers, body: body && JSON.stringify(body) })
    const answer = (await response.json()) as Answer
    if (response.status === TOO_SOON) {
      this.host.clock.advance(answer.retry_after_seconds / SECONDS_PER_HOUR)
      return this.call(method, path, body)
    }
    if (!response.ok && response.status !== PAYMENT_WANTED)
      throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }

  private now = (): number => this.host.clock.now()
  private hour = (): number => this.now() / MS_PER_HOUR
  private time = (): string => new Date(this.now()).toISOString().slice(11, 16)
}
