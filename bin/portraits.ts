/**
 * `npm run portraits [folder [word]]`: sheets of every face that the house can draw, as SVG and PNG; with a word, only
 * those whose names contain it.
 */
import { writePortraits } from '../lib/tools/drawings/portraits'

const [folder = 'dist/portraits', only] = process.argv.slice(2)
await writePortraits(folder, only)
