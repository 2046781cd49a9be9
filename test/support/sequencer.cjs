/** Begins with the files that take longest: jest knows of none where it has not run before, and a long one at the end keeps everybody waiting. */
const { default: Sequencer } = require('@jest/test-sequencer')

const LONG = [
  'proofs/fuzz',
  'chores/project',
  'lib/stack',
  'every-route',
  'pages/pages',
  'clients/embedding-judge',
  'lib/demo',
]
const isLong = ({ path }) => LONG.some((name) => path.endsWith(`/${name}.test.ts`))

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
