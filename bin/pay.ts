/** `npm run tool pay -- http://localhost:8787`: an agent buys credits by MPP and by x402 with play money. */
import { payWithBothWallets } from '../lib/tools/pay'
import { runCommand } from '../lib/tools/run-command'

await runCommand(() => payWithBothWallets(process.argv[2] ?? 'http://localhost:8787'))
