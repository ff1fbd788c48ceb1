// The contracts of the last release, which deployed callers, remotes and messages rely on.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';

const here = join(root, 'deploy', 'quality', 'checks');

/** Each contract: where it is, the copy of the last release, and the package whose changeset announces a break. */
export const contracts = {
  openapi: {
    path: 'gateway/openapi.json',
    copy: join(here, 'openapi-baseline.json'),
    package: '@tablewell/gateway',
  },
  federation: {
    path: 'frontends/federation/contract.json',
    copy: join(here, 'federation-baseline.json'),
    package: '@tablewell/federation',
  },
  proto: { path: 'proto', copy: join(here, 'proto-baseline.binpb'), package: '@tablewell/proto' },
};

/** @param {string[]} args */
function git(...args) {
  try {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
    return execFileSync('git', args, { cwd: root, stdio: [...stdio], maxBuffer: 2 ** 26 });
  } catch {
    // Not a checkout, or one without tags.
    return undefined;
  }
}

/** The tag of the last release; undefined if nothing was released, or the clone has no tags. */
export const releaseTag = () =>
  git('describe', '--tags', '--abbrev=0', '--match', '@tablewell/gateway@*')?.toString().trim();

/** A released JSON document: as tagged, else the copy in the checkout. @param {'openapi' | 'federation'} name */
export function releasedDocument(name, tag = releaseTag()) {
  const { path, copy } = contracts[name];
  const tagged = tag === undefined ? undefined : git('show', `${tag}:${path}`);
  return JSON.parse((tagged ?? readFileSync(copy)).toString());
}

/** The released messages as `buf` takes them: unpacked into the folder, else the copy. @param {string} folder */
export function releasedMessages(folder, tag = releaseTag()) {
  const { path, copy } = contracts.proto;
  const archive = tag === undefined ? undefined : git('archive', tag, path);
  if (archive === undefined) return copy;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return join(folder, path);
}

/** Whether a changeset that waits for the next release announces a break. @param {string} name of the package */
export function announcesBreak(name, folder = join(root, '.changeset')) {
  const announced = new RegExp(`^['"]?${name}['"]?: major$`, 'm');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .some((file) => announced.test(readFileSync(join(folder, file), 'utf8')));
}
