/** The program of the npm package: `creature-house` opens a house, `creature-house mcp` connects an MCP client. */
import { homedir } from 'node:os'
import { join } from 'node:path'

process.env.DATA_DIR ||= join(homedir(), '.creature-house')
if (process.argv[2] === 'mcp') void import('./mcp')
else void import('./local')
