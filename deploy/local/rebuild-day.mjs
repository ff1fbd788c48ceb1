// `npm run rebuild-day -- <restaurant id> <date>`: rebuilds a service day from its reservations, for repair.
// A separate program, built on demand, like `dead-letters.mjs`.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildNode } from './src/build-node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
await buildNode(here, 'rebuild-day');
const { rebuildDayCommand } = await import(pathToFileURL(join(here, 'dist', 'rebuild-day.js')).href);
try {
  console.log(await rebuildDayCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
