import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** The number of lines of a reason that are shown: the assertion, and the values or the condition that it names. */
const shownLines = 4;

/**
 * One entry for each failed test of a jest report: its file, its name, and the first lines of its reason. Jest prints
 * failures where they occur, which is far above the end of a long log that a build server cuts.
 * @param {JestReport} report @returns {string[]}
 *
 * @typedef {object} JestReport
 * @property {JestFile[]} testResults
 *
 * @typedef {object} JestFile
 * @property {string} name an absolute path
 * @property {string} message of a file that failed
 * @property {{ status: string, fullName: string, failureMessages?: string[] }[]} assertionResults
 */
export function describeFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`  ${file}: ${firstLines(message)}`];
    return failed.map(
      ({ fullName, failureMessages = [] }) =>
        `  ${file}: ${fullName}: ${firstLines(failureMessages[0] ?? '')}`,
    );
  });
}

/** @param {string} reason */
function firstLines(reason) {
  const lines = stripVTControlCharacters(reason).split('\n');
  const reasonLines = lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('at '));
  return reasonLines
    .slice(0, shownLines)
    .map((line) => line.trim())
    .join(' | ')
    .slice(0, 400);
}
