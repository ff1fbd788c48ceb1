import { relative } from 'node:path';
import { root } from './paths.mjs';

/** The number of files that are listed. */
const most = 15;

/**
 * The test files that took longest, one line for each: where to look when a run becomes slow. Files run side by side, so that
 * their times add up to more than the run's.
 * @param {readonly TimedFile[]} files @returns {string[]}
 *
 * @typedef {object} TimedFile
 * @property {string} name an absolute path
 * @property {number} startTime epoch milliseconds
 * @property {number} endTime
 */
export function longestFiles(files) {
  return files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${relative(root, name)}`);
}
