import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoDocker } from './compose';

// The message for containers on a machine without Docker.

const folder = mkdtempSync(join(tmpdir(), 'tablewell-docker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A docker command that answers `version` and `compose` by these lines of a shell. */
function docker(version: string, compose: string): NodeJS.ProcessEnv {
  const script = `#!/bin/sh\nif [ "$1" = version ]; then ${version}; else ${compose}; fi\n`;
  writeFileSync(join(folder, 'docker'), script, { mode: 0o755 });
  return { PATH: `${folder}:/usr/bin:/bin` };
}

test('without the command, the message says so', async () => {
  expect(await whyNoDocker({ PATH: '/nowhere' })).toBe(
    'This wants a Docker daemon, and there is none here: there is no command docker.',
  );
});

test('without a daemon, the message is the command’s', async () => {
  const env = docker('echo "a line before" >&2; echo "Cannot connect to the daemon" >&2; exit 1', 'true');
  expect(await whyNoDocker(env)).toBe(
    'This wants a Docker daemon, and there is none here: Cannot connect to the daemon.',
  );
});

test('without compose, the message says so; with both there is none', async () => {
  expect(await whyNoDocker(docker('echo 27.0', 'exit 1'))).toMatch(/Docker Compose/);
  expect(await whyNoDocker(docker('echo 27.0', 'true'))).toBeUndefined();
});
