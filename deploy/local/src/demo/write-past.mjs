// A process of its own, which the seeding starts: gets the past as a message, writes it and ends.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildNode } from '../build-node.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

process.once('message', async ({ history, mongoUrl }) => {
  await buildNode(folder, 'demo-history');
  const { writeHistory } = await import(pathToFileURL(join(folder, 'dist', 'demo-history.js')).href);
  process.send?.(await writeHistory(history, mongoUrl), () => process.disconnect());
});
