/** A local host in a separate process, started to be killed. */
import { startLocalHost } from '../../local/local-host'

startLocalHost({ dataDir: process.argv[2], jobsEverySeconds: null, writeLog: () => {} }).then(() =>
  process.send?.('open'),
)
