/** A house in a process of its own, opened to be killed. */
import { startHouse } from '../../local/local-host'

startHouse({ dataDir: process.argv[2], choresEverySeconds: null, writeLog: () => {} }).then(
  () => process.send?.('open'),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
