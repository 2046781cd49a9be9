/** `npm run tool letters`: extracts the letters of link-preview cards from their font. */
import { writeLetters } from '../lib/tools/drawings/letters'

writeLetters()
