/** `npm run tool readme`: writes the generated tables of the documents, the first day, the plugin's skill and a drawing. */
import { writeDocuments } from '../lib/tools/documents/write-documents'

await writeDocuments()
