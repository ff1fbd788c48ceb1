// `npm run dead-letters -- list|show|redeliver`: the events that a reader failed to handle.
// A program of its own, built on the spot: like the services, it knows every event.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildNode } from './src/build-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
await buildNode(here, 'dead-letters');
const { deadLetters } = await import(pathToFileURL(join(here, 'dist', 'dead-letters.js')).href);
process.exitCode = await deadLetters(process.argv.slice(2));
