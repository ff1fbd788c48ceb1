import { stripVTControlCharacters } from 'node:util';

/** How Jest, Playwright, a call and the tests' own waiting say that time ran out. */
const outOfTime = [
  /Exceeded timeout of \d+ ms for a (test|hook)/,
  /Timeout \d+ms exceeded/,
  /^ConnectError: \[deadline_exceeded\]/,
  /^Still so after \d+ s/m,
];

/**
 * The files of which each failed test ran out of time. That may be due to the machine, if it stood still or had other
 * work; a wrong value is not.
 * @param {readonly import('./failures.mjs').JestFile[]} files @returns {string[]} their names
 */
export const lateFiles = (files) =>
  files.filter(({ assertionResults }) => isLate(assertionResults)).map(({ name }) => name);

/** @param {import('./failures.mjs').JestFile['assertionResults']} tests */
function isLate(tests) {
  const failed = tests.filter(({ status }) => status === 'failed');
  return failed.length > 0 && failed.every(({ failureMessages = [] }) => failureMessages.some(ranOutOfTime));
}

/** @param {string} message */
const ranOutOfTime = (message) => outOfTime.some((words) => words.test(stripVTControlCharacters(message)));
