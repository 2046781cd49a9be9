/** `npm run demo`: a life in under two minutes, shown in this terminal; as plain lines without a terminal. */
import { setTimeout as wait } from 'node:timers/promises'
import { startLocalHost } from '../lib/local/local-host'
import { createDisplay } from '../lib/tools/demo/display'
import { Story } from '../lib/tools/demo/story'

/** A Monday morning. Time and ids are fixed, so that every run shows the same life. */
const OPENING = Date.parse('2026-03-02T09:00:00.000Z')
let named = 0

const { stdout } = process
const house = await startLocalHost({
  time: () => OPENING,
  newId: () => `0d0e0a0f-0000-4000-8000-${String(++named).padStart(12, '0')}`,
  // The demo makes days of calls within seconds.
  throttle: { rate: 1000, burst: 1000 },
  jobsEverySeconds: null,
  writeLog: () => {},
})
try {
  const shown = createDisplay({
    write: (text) => void stdout.write(text),
    columns: stdout.isTTY ? stdout.columns : null,
    coloured: stdout.isTTY && !process.env.NO_COLOR,
    wait: (ms) => wait(ms),
  })
  await new Story(house, shown).run()
} finally {
  await house.close()
}
