/** Runs both releases on one table, forwards and back, and audits the table after each step. */
import { SETTINGS } from '../../../lambdas/config'
import { connect } from '../../../lambdas/store/db'
import { UNLIMITED } from '../../../lib/local/local-host'
import { brokenRowLaws } from '../../support/laws'
import { allRowsOf } from '../../support/test-house'
import { AUDIT_FUNCTION, type Releases } from './build'
import { live, type Tally } from './lives'
import { shareTable } from './table'
import { runVersions, type Versions } from './versions'

/** Steps of a gradual release: all old, a tenth new, all new; then half back, and all back. */
const STEPS = [
  ['the old release', 0],
  ['a tenth to the new', 0.1],
  ['all to the new', 1],
  ['half of it back', 0.5],
  ['all back to the old', 0],
] as const

export interface Step extends Tally {
  name: string
  rows: number
  /**
   * Projections in which the releases differ on purpose (`releases.json`); the old ones are repaired after the release.
   */
  apart: number
}

export interface RunOptions {
  releases: Releases
  seed: number
  /** Acts per step. */
  acts: number
  /** Prefixes of the projection keys in which the releases differ on purpose. */
  apart: readonly string[]
  each?(step: Step): void
}

const TABLE = 'house'

export async function runReleases({ releases, seed, acts, apart, each }: RunOptions): Promise<Step[]> {
  const table = await shareTable(TABLE)
  const versions = runVersions({
    [SETTINGS.table]: TABLE,
    [SETTINGS.dynamodbEndpoint]: table.url,
    [SETTINGS.rateLimits]: JSON.stringify(UNLIMITED),
  })
  const db = connect({ table: TABLE, endpoint: table.endpoint, newId: () => '' })
  try {
    const life = live({ releases, versions, table, seed })
    const steps: Step[] = []
    for (const [name, share] of STEPS) {
      Object.assign(life.tally, { calls: 0, met: 0, deaths: 0, broken: [] } satisfies Tally)
      await life.go(acts, share)
      await life.agree()
      const rows = await allRowsOf(db)
      const audit = await auditWithBoth(releases, versions, apart)
      const broken = [...life.tally.broken, ...brokenRowLaws(rows), ...audit.broken]
      for (const { username, adopted } of life.keepers) broken.push(...miscounted(rows, username, adopted))
      const step = { ...life.tally, name, rows: rows.length, broken, apart: audit.apart }
      steps.push(step)
      each?.(step)
    }
    return steps
  } finally {
    versions.close()
    await table.close()
  }
}

/** Audits the table with each release; differences that are expected are only counted. */
async function auditWithBoth({ old, new: today }: Releases, versions: Versions, apart: readonly string[]) {
  const found: { broken: string[]; apart: number } = { broken: [], apart: 0 }
  for (const release of [old, today]) {
    try {
      const { differences } = await versions.invoke(release, AUDIT_FUNCTION, {})
      for (const { place, stands, expected } of differences as Difference[]) {
        if (apart.some((known) => place.startsWith(known))) found.apart += 1
        else found.broken.push(`as the ${release.name} release adds up, ${place} is ${stands}, not ${expected}`)
      }
    } catch (error) {
      found.broken.push(`the ${release.name} release cannot add up the rows: ${(error as Error).message}`)
    }
  }
  return found
}

type Difference = Record<'place' | 'stands' | 'expected', string>

type Rows = Awaited<ReturnType<typeof allRowsOf>>

/** Every confirmed adoption happened exactly once; the laws cover care. */
function miscounted(rows: Rows, username: string, adopted: number): string[] {
  const agent = rows.find(({ type, data }) => type === 'agent' && (data as { username: string }).username === username)
  const lives = rows.filter(({ pk, type }) => pk === agent?.pk && (type === 'creature' || type === 'past')).length
  return lives === adopted ? [] : [`${username} got ${adopted} confirmed adoptions, but the rows have ${lives}`]
}
