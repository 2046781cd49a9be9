/**
 * A database in memory that is filled at the start. Dynoxide imports the rows from files in DynamoDB's export format,
 * which takes a quarter of the work of sending them. The built-in table receives them as writes.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marshall } from '@aws-sdk/util-dynamodb'
import { connect } from '../../../lambdas/store/db'
import type { Row } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { createTable, describeTable, type Engine, findDynoxide } from './dynamodb'
import { startDynoxide } from './dynoxide'
import { embeddedClientConfig } from './embedded-client'
import { writeRows } from './population'
import { startTableServer } from './table-server'

export interface FilledEngine extends Engine {
  rows: number
}

export interface Filling {
  table: string
  rows: Iterable<Row>
  binary?: string
  progress?(written: number): void
}

export async function startFilledEngine({ binary, ...filling }: Filling): Promise<FilledEngine> {
  const dynoxide = binary ?? findDynoxide()
  return dynoxide ? importRows(dynoxide, filling) : sendRows(filling)
}

async function sendRows({ table, rows, progress = () => {} }: Filling): Promise<FilledEngine> {
  const engine = await startTableServer()
  await createTable(engine.endpoint, table)
  const clientConfig = embeddedClientConfig(engine)
  const db = connect({ table, endpoint: engine.endpoint, newId: randomUUID, clientConfig })
  return { ...engine, rows: await writeRows(db, rows, progress) }
}

async function importRows(binary: string, { table, rows, progress }: Filling): Promise<FilledEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'filled-'))
  try {
    const [source, schema] = [join(folder, 'export'), join(folder, 'schema.json')]
    writeFileSync(schema, JSON.stringify({ Table: describeTable(table) }))
    const written = writeExport(join(source, table, 'data'), rows, progress)
    const engine = await startDynoxide(binary, { imported: { source, schema } })
    return { ...engine, rows: written }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const LINES_A_FILE = 10_000

function writeExport(folder: string, rows: Iterable<Row>, progress: Filling['progress']): number {
  mkdirSync(folder, { recursive: true })
  let [written, lines]: [number, string[]] = [0, []]
  const flush = () => {
    if (lines.length === 0) return
    writeFileSync(join(folder, `${written}.json`), lines.join('\n'))
    lines = []
    progress?.(written)
  }
  for (const row of rows) {
    lines.push(JSON.stringify({ Item: marshall(encodeRow(row), { removeUndefinedValues: true }) }))
    written += 1
    if (lines.length === LINES_A_FILE) flush()
  }
  flush()
  return written
}
