// `npm run proof -- <name> [--short]`, `npm run proof -- all`: tries a claim on the running product and prints a table.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStale } from '../../local/src/build.mjs';
import { buildNode } from '../../local/src/build-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.env.PROOF_ROOT = join(here, '..', '..', '..');
// Otherwise the product would be built while its start is timed.
await buildStale();
await buildNode(here);
await buildNode(here, 'crowd');
await buildNode(here, 'partner');
await buildNode(here, 'senders');
await buildNode(here, 'seeds');
await import(pathToFileURL(join(here, 'dist', 'main.js')).href);
