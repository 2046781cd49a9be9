/** `npm run tool book`: checks the book of the species named, or all books. */
import { checkBooks } from '../lib/tools/check-book'

const [name] = process.argv.slice(2)
const books = checkBooks()
const slug = name?.replaceAll('-', '_') ?? ''
const problems = name ? (books.get(name) ?? books.get(slug)) : [...books.values()].flat()

if (!problems) console.error(`There is no book of ${name}. Known: ${[...books.keys()].join(', ')}`)
else if (problems.length > 0) console.log(problems.join('\n'))
else console.log(name ? `The book of ${name} has no problems.` : `${books.size} books have no problems.`)
process.exitCode = problems?.length === 0 ? 0 : 1
