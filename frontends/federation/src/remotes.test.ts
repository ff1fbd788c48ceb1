import { render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { RemoteMap } from './contract';
import { browser } from './browser';
import { remoteApp } from './remote-app';
import { setRemotes } from './remotes';
import { useUnsavedWork } from './unsaved-work';
import { clearRemotes, provideRemote } from './testing';

afterEach(() => {
  clearRemotes();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** The answer of `/remotes.json`, and the requests for it. */
function registrySays(remotes: RemoteMap) {
  const fetched = jest.fn(async (_url: string, _options?: RequestInit) => ({
    ok: true,
    json: async () => remotes,
  }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

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
  // From then on the canary is not requested again.
  await remoteApp('billing/pricing');
  expect(asked.at(-1)).toBe('/stable.js');
});

test('a remote that loads from nowhere fails, and says so', async () => {
  provide('billing/pricing', ['/canary.js', '/stable.js']);
  setRemotes({ billing: { entry: '/canary.js', stable: '/stable.js' } });
  await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /stable.js');
});

test('a page that is open goes on with the release that came meanwhile', async () => {
  provide('billing/pricing', ['/old.js']);
  const fetched = registrySays({ billing: { entry: '/new.js' } });
  setRemotes({ billing: { entry: '/old.js' } });
  await expect(remoteApp('billing/pricing')).resolves.toBeDefined();
  expect(asked).toEqual(['/old.js', '/new.js']);
  // No store of the browser may answer, and the server looks again.
  expect(fetched.mock.calls).toEqual([['/remotes.json?missed=billing', { cache: 'no-store' }]]);
});

test('a remote that is where it was, and away, costs its place and not the page', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  provide('billing/pricing', ['/old.js']);
  registrySays({ billing: { entry: '/old.js' } });
  setRemotes({ billing: { entry: '/old.js' } });
  await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /old.js');
  expect(reload).not.toHaveBeenCalled();
});

describe('a page that cannot take the new release either', () => {
  const open = () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    provide('billing/pricing', ['/old.js', '/new.js']);
    registrySays({ billing: { entry: '/new.js' } });
    setRemotes({ billing: { entry: '/old.js' } });
    return reload;
  };

  it('is loaded again, once', async () => {
    const reload = open();
    void remoteApp('billing/pricing').catch(() => undefined);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    // The page that came does no better: now it says so.
    setRemotes({ billing: { entry: '/old.js' } });
    await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /new.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left as it is while something on it is not saved', async () => {
    const reload = open();
    const Part = () => {
      useUnsavedWork('the settings', true, () => undefined);
      return null;
    };
    const { unmount } = render(createElement(Part));
    await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /new.js');
    expect(reload).not.toHaveBeenCalled();
    unmount();
  });
});
