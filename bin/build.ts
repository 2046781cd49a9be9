/** Builds the program of `npm start` into a folder. */
import { buildProgram } from '../lib/tools/publish/program'

await buildProgram(process.argv[2] as string, 'bin/local.ts')
