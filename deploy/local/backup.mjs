// `npm run backup -- <folder>`: a consistent copy of all data, taken while the product runs.
// `npm run restore -- <folder>`: copies it into an empty data folder. The broker's store is not part of it: events that
// were unpublished at the time of the copy are in the outboxes, and are published to the new broker.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './src/paths.mjs';
import { print, printError } from './src/terminal.mjs';

const [verb, folder] = process.argv.slice(2);
const { DATA_DIR, MONGODB_URL } = process.env;
const dataDir = resolve(root, DATA_DIR || '.data');

/** Files beside the store that belong to a backup: without these keys no sign-in works. */
const beside = ['secrets.json'];

/** The embedded store, copied in the state of its last commit; readers do not block its writer. @param {string} to */
async function copyStore(to) {
  const { open } = await import('lmdb');
  const store = open({ path: join(dataDir, 'mongodb'), readOnly: true, encoding: 'binary' });
  mkdirSync(join(to, 'mongodb'), { recursive: true });
  await store.backup(join(to, 'mongodb'), true);
  await store.close();
}

/** MongoDB's own tools copy a real server. @param {string} tool @param {string[]} args */
function runTool(tool, args) {
  const { error, status } = spawnSync(tool, args, { stdio: 'inherit' });
  if (error) throw new Error(`${tool} is not installed; it comes with the MongoDB Database Tools`);
  if (status !== 0) throw new Error(`${tool} failed with exit code ${status}`);
}

/** @param {string} to */
async function backup(to) {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (MONGODB_URL) runTool('mongodump', ['--uri', MONGODB_URL, '--oplog', '--out', join(to, 'mongodump')]);
  else await copyStore(to);
  for (const file of beside)
    if (existsSync(join(dataDir, file))) copyFileSync(join(dataDir, file), join(to, file));
  print(`The backup is in ${to}. It contains private keys and personal data: protect it accordingly.`);
}

/** @param {string} from */
async function restore(from) {
  if (!existsSync(from)) throw new Error(`${from} does not exist`);
  if (MONGODB_URL) runTool('mongorestore', ['--uri', MONGODB_URL, '--oplogReplay', join(from, 'mongodump')]);
  else {
    if (existsSync(join(dataDir, 'mongodb')))
      throw new Error(`${dataDir} already contains a store; set DATA_DIR to an empty folder`);
    mkdirSync(dataDir, { recursive: true });
    cpSync(join(from, 'mongodb'), join(dataDir, 'mongodb'), { recursive: true });
  }
  for (const file of beside)
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(dataDir, file));
  print(`The backup is restored to ${dataDir}. Start the product with npm start.`);
}

const verbs = /** @type {Record<string, (folder: string) => Promise<void>>} */ ({ backup, restore });
const run = verbs[verb ?? ''];
if (!run || !folder) {
  printError(
    'Usage: npm run backup -- <folder>, or npm run restore -- <folder>, with DATA_DIR and MONGODB_URL as for npm start',
  );
  process.exitCode = 1;
} else {
  await run(resolve(folder)).catch((error) => {
    printError(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
