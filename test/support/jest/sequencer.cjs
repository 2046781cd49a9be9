/** Begins with the files that take longest: jest knows of none where it has not run before, and a long one at the end keeps everybody waiting. */
const { default: Sequencer } = require('@jest/test-sequencer')

const LONG = [
  'every-route',
  'pages/pages',
  'lib/stack',
  'operations/keeping/next-steps',
  'chores/project',
  'operations/money/inline-faults',
  'operations/account/safe-retries',
  'lib/local/local-host',
  'examples/keeper',
]
const isLong = ({ path }) => LONG.some((name) => path.includes(`/test/${name}.`))

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
