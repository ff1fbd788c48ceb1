import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/cluster';
import { openOverlay, read } from './support/overlay';

// The commands of the README, which an operator may type in the night in which all data is lost.

const text = read('deploy/kubernetes/README.md');
const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) =>
  block.replaceAll('\\\n', ' '),
);
const commands = blocks
  .flatMap((block) => block.split('\n'))
  .map((line) => line.replace(/(^|\s)#.*/, '').trim())
  .flatMap((line) => line.split(/ (?:&&|\|) /))
  .filter((command) => command.startsWith('kubectl '))
  .map((command) => command.split(/\s+/).slice(1));

const valued = ['--namespace', '--selector', '-f', '-k', '--output'];
/** A command's words without flags and their values. */
const words = (command: readonly string[]) =>
  command.filter((word, at) => !word.startsWith('-') && !valued.includes(command[at - 1] ?? ''));

test('the README has commands to check', () => {
  expect(commands.map((command) => words(command)[0])).toEqual(
    expect.arrayContaining(['apply', 'delete', 'scale', 'wait', 'logs']),
  );
});

test.each(commands.map((command) => [command.join(' '), command] as const))(
  'kubectl %s names the namespace',
  (_text, command) => {
    // An overlay sets it itself; a class belongs to the whole cluster.
    const isSaid =
      command.includes('-k') ||
      words(command).includes('namespace') ||
      command.some((word) => word.endsWith('/class.yaml') || word === 'envoy-gateway-system');
    if (!isSaid) expect(command.join(' ')).toContain('--namespace tablewell');
  },
);

test('kubectl takes names with their kind, or one kind and names, but not both', () => {
  for (const command of commands) {
    const [verb = '', ...targets] = words(command);
    if (!['delete', 'get', 'logs', 'wait', 'scale', 'rollout'].includes(verb)) continue;
    const named = targets.filter((target) => target.includes('/'));
    expect([command.join(' '), [0, targets.length]]).toEqual([
      command.join(' '),
      expect.arrayContaining([named.length]),
    ]);
  }
});

test('every applied file exists, and every deleted object has this name', () => {
  const { all } = openOverlay('production');
  for (const command of commands) {
    for (const path of command.filter((word) => word.startsWith('deploy/')))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
  expect(all.some(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'nats')).toBe(true);
  const nats = all.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'nats');
  expect(JSON.stringify(nats?.['spec'])).toContain('"app.kubernetes.io/name":"nats"');
});
