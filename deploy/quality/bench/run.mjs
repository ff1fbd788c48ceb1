// `npm run bench -- <name> [--full]`: builds and runs one benchmark of `src/`; each prints a table.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStale } from '../../local/src/build.mjs';
import { buildNode } from '../../local/src/build-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const names = readdirSync(join(here, 'src')).flatMap((file) =>
  file.endsWith('.ts') ? [file.slice(0, -3)] : [],
);
const [name] = process.argv.slice(2);

if (!name || !names.includes(name)) {
  console.error(`Usage: npm run bench -- <name>, one of ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  // Otherwise the product would be built while its start is timed.
  await buildStale();
  await buildNode(here, name);
  await buildNode(here, 'peers/server');
  await import(pathToFileURL(join(here, 'dist', `${name}.js`)).href);
}
