/**
 * `npm run listen`: simulates lives of all species in six care styles and checks their texts: specific to the species,
 * true, and never the same twice in a row. Prints the worst cases with their state.
 */

import { WAYS } from '../support/agents/care-styles'
import { everybody, type Heard, listenTo } from '../support/agents/voice-check'

const VISITS = 60
const LEAST_OWN = 0.9
const MOST_BOOKKEEPING = 0.05
const LEAST_OPENINGS = 4
const SHOWN = 12

const all = everybody.map((species) => ({ slug: species.slug, ...listenTo(species, Object.values(WAYS), VISITS) }))
const sum = (of: (heard: Heard) => number): number => all.reduce((total, one) => total + of(one), 0)

const own = sum((one) => one.own) / sum((one) => one.effective)
const bookkeeping = sum((one) => one.bookkeeping) / sum((one) => one.messages)
const repeats = all.flatMap((one) => one.repeats)
const denied = all.flatMap((one) => one.denied)
const poor = all.filter(({ openings }) => openings < LEAST_OPENINGS).map(({ slug, openings }) => `${slug}: ${openings}`)

const share = (of: number): string => `${(100 * of).toFixed(1)} %`
const lines = [
  `${sum((one) => one.messages)} messages of ${all.length} species in ${Object.keys(WAYS).length} ways of keeping`,
  `of the species alone, after care that did something: ${share(own)} (at least ${share(LEAST_OWN)})`,
  `bookkeeping words: ${share(bookkeeping)} (at most ${share(MOST_BOOKKEEPING)})`,
  `the same message twice running: ${repeats.length}`,
  `claims that the state denies: ${denied.length}`,
  `species whose stones begin in fewer than ${LEAST_OPENINGS} ways: ${poor.length}`,
  ...[...denied.slice(0, SHOWN), ...repeats.slice(0, SHOWN), ...poor].map((one) => `  ${one}`),
]
console.log(lines.join('\n'))

const holds =
  own >= LEAST_OWN &&
  bookkeeping <= MOST_BOOKKEEPING &&
  repeats.length === 0 &&
  denied.length === 0 &&
  poor.length === 0
if (!holds) process.exitCode = 1
