/** `npm run prove outcomes`: every species can be won and lost, and differs from every other. */
import { printOutcomes } from '../lib/tools/outcomes'

process.exitCode = printOutcomes()
