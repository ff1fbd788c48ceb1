// Bundles the web process into dist/main.js, one file that needs no node_modules beside it.
import { build } from 'esbuild';

await build({
  entryPoints: [new URL('main.ts', import.meta.url).pathname],
  outfile: new URL('../dist/main.js', import.meta.url).pathname,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: "import { createRequire as tablewellRequire } from 'node:module'; const require = tablewellRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
