import { build } from 'esbuild';

// One file of our own sources; npm packages stay where npm put them (lmdb carries a native part).
await build({
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  packages: 'external',
});
