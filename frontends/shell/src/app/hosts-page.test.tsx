import { render, screen, waitFor } from '@testing-library/react';
import { clearSession, storeSession } from '@tablewell/api-client';
import { forgetPageData, setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { App } from './app';

const calls: string[] = [];

/** Answers for a signed-in member of `olive`, or for nobody. */
function serve(signedIn: boolean): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url);
    calls.push(pathname);
    const answers: Record<string, unknown> = {
      '/api/auth/validate': { valid: true },
      '/api/restaurant': [{ id: 'olive' }],
      '/api/reservations/single/kim': { id: 'kim', restaurant: { id: 'olive' } },
      '/api/reservations/single/other': { id: 'other', restaurant: { id: 'elsewhere' } },
    };
    const body = answers[pathname];
    return signedIn && body
      ? new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
      : new Response('{"error":"No"}', { status: 401 });
  });
  if (signedIn) storeSession({ token: 't' });
}

beforeEach(() => {
  calls.length = 0;
  setRemotes({ booking: { entry: '/b.js' }, dashboard: { entry: '/d.js' } });
  provideRemote('booking/routes', async () => ({ Remote: () => <h1>The diner’s page</h1> }));
  provideRemote('dashboard/routes', async () => ({ Remote: () => <h1>The host’s form</h1> }));
});
afterEach(() => {
  clearRemotes();
  clearSession();
  forgetPageData();
  jest.restoreAllMocks();
});

const formAt = (address: string, state: unknown = null) => {
  window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '', address);
  render(<App />);
};

test.each([
  ['/reservations/olive?as=host', true, 'The host’s form'],
  ['/edit-reservation/kim?as=host', true, 'The host’s form'],
  ['/reservations/elsewhere?as=host', true, 'The diner’s page'],
  ['/edit-reservation/other?as=host', true, 'The diner’s page'],
  ['/edit-reservation/unknown?as=host', true, 'The diner’s page'],
  ['/reservations/olive?as=host', false, 'The diner’s page'],
  ['/reservations/olive', true, 'The diner’s page'],
])(
  "shows the host's form to members, and the diner's page to everybody else (%s, signed in: %s)",
  async (at, signedIn, page) => {
    serve(signedIn);
    formAt(at);
    expect(await screen.findByRole('heading', { name: page })).toBeVisible();
    const isFramed = screen.queryByRole('navigation', { name: 'Main' }) !== null;
    expect(isFramed).toBe(page === 'The diner’s page');
    if (!signedIn || !at.includes('as=host')) expect(calls).not.toContain('/api/restaurant');
  },
);

test('a link within the dashboard opens the form at once', async () => {
  serve(true);
  formAt('/reservations/olive', { host: true, behind: '?tab=reservations' });
  expect(await screen.findByRole('heading', { name: 'The host’s form' })).toBeVisible();
  await waitFor(() => expect(calls).toContain('/api/auth/validate'));
  expect(calls).not.toContain('/api/restaurant');
});
