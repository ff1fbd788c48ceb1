import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { printError } from './terminal.mjs';

const largest = 20 * 1024 * 1024;
const shownLength = 300;
const warn = 40;

/** Opens a log for appending; a large one is rotated first. @param {string} file */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > largest) renameSync(file, `${file}.1`);
  const log = createWriteStream(file, { flags: 'a' });
  // A full disk loses log lines, but ends no process.
  return log.on('error', (error) => printError(`could not write ${file}: ${error.message}`));
}

/**
 * Copies a process's output to its log, and its warnings and errors, shortened, to the terminal. Resolves at the end of
 * the output, which can come later than the end of the process.
 * @param {string} name
 * @param {import('node:stream').Readable} output
 * @param {import('node:fs').WriteStream} log
 * @param {boolean} isError whether lines that are not JSON are worth showing
 * @returns {Promise<void>}
 */
export function follow(name, output, log, isError) {
  const lines = createInterface({ input: output, crlfDelay: Infinity });
  lines.on('line', (line) => {
    if (log.writable) log.write(`${line}\n`);
    const shown = worthShowing(line, isError);
    if (shown !== undefined) printError(`${name}: ${shown.slice(0, shownLength)}`);
  });
  return new Promise((resolve) => lines.once('close', () => resolve()));
}

/** @param {string} line @param {boolean} isError @returns {string | undefined} */
function worthShowing(line, isError) {
  try {
    const { level, msg, err } = JSON.parse(line);
    // Numbers are the services' own levels; a program that writes to standard error only in case of trouble has none.
    if (typeof level === 'number' ? level < warn : !isError) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    // NATS writes its whole log to standard error, with a mark for the level. The passwords that it considers too plain
    // are only in this run's configuration.
    return isError && line.trim() !== '' && !/\[(INF|DBG|TRC)\]|Plaintext passwords/.test(line)
      ? line
      : undefined;
  }
}
