/** A local host in a process of its own, started to be killed. */
import { startLocalHost } from '../../local/local-host'

startLocalHost({ dataDir: process.argv[2], jobsEverySeconds: null, writeLog: () => {} }).then(() =>
  process.send?.('open'),
)
