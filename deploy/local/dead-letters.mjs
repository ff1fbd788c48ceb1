// `npm run dead-letters -- list|show|redeliver`: the events that a subscriber failed to handle.
// A separate program, built on demand, because it needs the types of all events, as services do.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildNode } from './src/build-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
await buildNode(here, 'dead-letters');
const { deadLetters } = await import(pathToFileURL(join(here, 'dist', 'dead-letters.js')).href);
process.exitCode = await deadLetters(process.argv.slice(2));
