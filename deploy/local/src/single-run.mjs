import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a data folder for this process. Two runs with one folder would be two stores that write the same files, so the
 * second is refused. A socket, unlike a file with a pid, cannot remain after a kill and still answer.
 * @param {string} dataDir
 */
export async function holdDataDir(dataDir) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `tablewell-${name}.sock`);
  if (await isHeld(path))
    throw new Error(
      `Tablewell is already running with the data folder ${dataDir}. Set DATA_DIR and PORT to run a second one.`,
    );
  try {
    unlinkSync(path);
  } catch {
    // Nothing was left behind.
  }
  const server = createServer((socket) => socket.destroy());
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(undefined));
  });
  server.unref();
}

/** @param {string} path @returns {Promise<boolean>} */
function isHeld(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
