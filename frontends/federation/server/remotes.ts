import { join } from 'node:path';
import type { RemoteName } from '../src/contract';
import { parseServers } from './config';
import { placeRemotes } from './remotes-command';

const { REMOTES_FILE, DATA_DIR, REMOTES_ORIGIN, REMOTE_SERVERS = '', PORT } = process.env;
// The addresses of the remotes' servers, as configured by compose or the local run.
const file = REMOTES_FILE || join(DATA_DIR || '.data', 'remotes.json');
const servers = parseServers(REMOTE_SERVERS) ?? {};
const originOf = (name: RemoteName): string =>
  servers[name] ?? (REMOTES_ORIGIN || `http://127.0.0.1:${PORT || 8080}`);

placeRemotes(process.argv.slice(2), file, originOf).then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
