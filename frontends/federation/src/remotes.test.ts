import { remoteApp } from './remote-app';
import { setRemotes } from './remotes';
import { clearRemotes, provideRemote } from './testing';

afterEach(clearRemotes);

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

/** A remote that loads from anywhere but `broken`. */
const provide = (id: 'billing/pricing' | 'floor-plan/panel', broken: readonly string[]) =>
  provideRemote(id, async (entry) => {
    asked.push(entry);
    if (broken.includes(entry)) throw new Error(`no answer from ${entry}`);
    return { Remote: () => entry };
  });

test('a page whose canary does not load goes on with the stable version, of that remote alone', async () => {
  provide('billing/pricing', ['/canary.js']);
  provide('floor-plan/panel', []);
  setRemotes({
    billing: { entry: '/canary.js', stable: '/stable.js' },
    'floor-plan': { entry: '/plan-canary.js', stable: '/plan-stable.js' },
  });
  await expect(remoteApp('billing/pricing')).resolves.toBeDefined();
  await expect(remoteApp('floor-plan/panel')).resolves.toBeDefined();
  expect(asked).toEqual(['/canary.js', '/stable.js', '/plan-canary.js']);
  // From then on nobody asks for the canary any more.
  await remoteApp('billing/pricing');
  expect(asked.at(-1)).toBe('/stable.js');
});

test('a remote that loads from nowhere fails, and says so', async () => {
  provide('billing/pricing', ['/canary.js', '/stable.js']);
  setRemotes({ billing: { entry: '/canary.js', stable: '/stable.js' } });
  await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /stable.js');
});
