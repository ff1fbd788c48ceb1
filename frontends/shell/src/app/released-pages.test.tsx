import { render, screen } from '@testing-library/react';
import { setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import released from '../../../../deploy/quality/checks/federation-baseline.json';
import { App } from './app';

// Remotes of the last release are still in use while this shell is deployed, and after a rollback.

const routes: Record<string, string> = released.routes;
const modules = [...new Set(Object.values(routes))];

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 401 }));
  setRemotes(Object.fromEntries(modules.map((module) => [module.split('/')[0], { entry: '/x.js' }])));
  for (const module of modules) {
    // The contract: one export, `Remote`, without props, which renders depending on the location.
    const Remote = (props: object) => (
      <h1>
        {module} at {window.location.pathname} with {Object.keys(props).length} props
      </h1>
    );
    provideRemote(module, async () => ({ Remote }));
  }
});
afterEach(() => {
  clearRemotes();
  jest.restoreAllMocks();
});

test.each(Object.entries(routes))(
  '%s is rendered by %s, as a remote of the last release expects',
  async (path, module) => {
    const address = path.replace(/:\w+/g, 'some-id');
    window.history.replaceState(null, '', address);
    render(<App />);
    expect(await screen.findByText(`${module} at ${address} with 0 props`)).toBeVisible();
  },
);
