/**
 * `creature-house mcp`: an MCP server over standard input and output, for clients without HTTP. It connects to the house
 * at CREATURE_HOUSE_URL with CREATURE_HOUSE_KEY, or to its own house in DATA_DIR.
 */
import { bridge } from '../lib/local/stdio/bridge'
import { keptKey } from '../lib/local/stdio/kept-keys'
import { openOwnHouse } from '../lib/local/stdio/own-house'

const { CREATURE_HOUSE_URL, CREATURE_HOUSE_KEY, DATA_DIR = '.local', SEED } = process.env
const url = CREATURE_HOUSE_URL?.replace(/\/$/, '')

bridge({
  input: process.stdin,
  output: process.stdout,
  open: async () => (url ? { url, close: async () => {} } : openOwnHouse(DATA_DIR, SEED || undefined)),
  key: keptKey(DATA_DIR, url ?? 'own', CREATURE_HOUSE_KEY || null),
}).then(
  () => process.exit(),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
