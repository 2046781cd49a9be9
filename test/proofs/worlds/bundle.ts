/** Bundles the simulation of `npm run worlds`: without tsx it starts faster and runs on another Node. */
import { build } from 'esbuild'

await build({
  entryPoints: ['test/proofs/worlds.ts'],
  outfile: 'dist/worlds/worlds.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
})
