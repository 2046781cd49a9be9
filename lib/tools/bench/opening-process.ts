/** A local host in a process of its own, started to be killed. */
import { startHouse } from '../../local/local-host'

startHouse({ dataDir: process.argv[2], choresEverySeconds: null, writeLog: () => {} }).then(() =>
  process.send?.('open'),
)
