// Bundles the web process into dist/main.js and the operator's command for remotes into dist/remotes.js; neither needs
// node_modules beside it.
import { compileTexts } from '@tablewell/languages/compile';
import { build } from 'esbuild';

await compileTexts();
await build({
  entryPoints: ['main', 'remotes'].map((name) => new URL(`${name}.ts`, import.meta.url).pathname),
  outdir: new URL('../dist', import.meta.url).pathname,
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
