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

const loads: string[] = [];
beforeEach(() => {
  loads.length = 0;
});

/** A remote that loads from every address except `broken`. */
const provide = (id: 'billing/pricing' | 'floor-plan/panel', broken: readonly string[]) =>
  provideRemote(id, async (entry) => {
    loads.push(entry);
    if (broken.includes(entry)) throw new Error(`no answer from ${entry}`);
    return { Remote: () => entry };
  });

test('a page whose canary does not load uses the stable version of that remote, and of no other', async () => {
  provide('billing/pricing', ['/canary.js']);
  provide('floor-plan/panel', []);
  setRemotes({
    billing: { entry: '/canary.js', stable: '/stable.js' },
    'floor-plan': { entry: '/plan-canary.js', stable: '/plan-stable.js' },
  });
  await expect(remoteApp('billing/pricing')).resolves.toBeDefined();
  await expect(remoteApp('floor-plan/panel')).resolves.toBeDefined();
  expect(loads).toEqual(['/canary.js', '/stable.js', '/plan-canary.js']);
  // From then on the canary is not requested again.
  await remoteApp('billing/pricing');
  expect(loads.at(-1)).toBe('/stable.js');
});

test('a remote that loads from no address fails with an error', async () => {
  provide('billing/pricing', ['/canary.js', '/stable.js']);
  setRemotes({ billing: { entry: '/canary.js', stable: '/stable.js' } });
  await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /stable.js');
});

test('an open page continues with the release that was deployed meanwhile', async () => {
  provide('billing/pricing', ['/old.js']);
  const fetched = registrySays({ billing: { entry: '/new.js' } });
  setRemotes({ billing: { entry: '/old.js' } });
  await expect(remoteApp('billing/pricing')).resolves.toBeDefined();
  expect(loads).toEqual(['/old.js', '/new.js']);
  // No browser cache may answer, and the server polls again.
  expect(fetched.mock.calls).toEqual([['/remotes.json?missed=billing', { cache: 'no-store' }]]);
});

test('a remote that has not moved and is down costs its place and not the page', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  provide('billing/pricing', ['/old.js']);
  registrySays({ billing: { entry: '/old.js' } });
  setRemotes({ billing: { entry: '/old.js' } });
  await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /old.js');
  expect(reload).not.toHaveBeenCalled();
});

describe('a page that cannot load the new release either', () => {
  const open = () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    provide('billing/pricing', ['/old.js', '/new.js']);
    registrySays({ billing: { entry: '/new.js' } });
    setRemotes({ billing: { entry: '/old.js' } });
    return reload;
  };

  it('is reloaded, once', async () => {
    const reload = open();
    void remoteApp('billing/pricing').catch(() => undefined);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    // The reloaded page cannot load it either: now it shows the error.
    setRemotes({ billing: { entry: '/old.js' } });
    await expect(remoteApp('billing/pricing')).rejects.toThrow('no answer from /new.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded while something on it is not saved', async () => {
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
