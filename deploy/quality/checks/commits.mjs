import { execFileSync } from 'node:child_process';
import { root } from '../../local/src/paths.mjs';
import { releaseTag } from './released.mjs';

const longest = 72;
const shape = /^[a-z][a-z0-9-]*: \S.*[^.\s]$/;

/** The problems of commit subjects, one line each. @param {readonly string[]} subjects */
export function subjectProblems(subjects) {
  return subjects.flatMap((subject) => {
    if (subject.length > longest) return [`${subject.length} characters, at most ${longest}: ${subject}`];
    // Written by the release action.
    return shape.test(subject) || subject === 'Release'
      ? []
      : [`not "part: imperative sentence": ${subject}`];
  });
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Not a checkout, a shallow one, or no such commit.
    return '';
  }
}

/** Checks the commits of this branch since the last release, or since it left `main` where nothing was released. */
export async function commits() {
  const since = releaseTag() || git('merge-base', 'origin/main', 'HEAD') || git('merge-base', 'main', 'HEAD');
  if (since === '') return;
  const subjects = git('log', '--no-merges', '--format=%s', `${since}..HEAD`).split('\n');
  const problems = subjectProblems(subjects.filter((subject) => subject !== ''));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
