import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '@tablewell/federation';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../testing/render-dashboard';
import { fieldRefusal } from '../testing/rpc-refusal';
import { restaurant } from '../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

// A shared tablet at the host stand (TABLET-3 to TABLET-7).

const itself = { id: 'tablet', email: '', firstName: 'Host stand (tablet)', lastName: '', isVerified: true };
const anna = { ...itself, id: 'anna', email: 'anna@olive.example', firstName: 'Anna', lastName: 'Rossi' };
const shared = { id: 'tablet', name: 'Host stand', restaurantId: 'olive', idleMinutes: 5 };

/** Opens the dashboard on a shared tablet. `state.turn` is the id of Anna's turn; empty without a turn. */
function open(state = { turn: '', role: 'host' }, leftBy = 'password') {
  localStorage.setItem('token', 't');
  const calls = serve(({ path, body }) => {
    if (path === '/api/auth/validate') {
      const sharedTablet = { ...shared, leftBy, ...(state.turn ? { turn: state.turn } : {}) };
      return [200, { valid: true, user: state.turn ? anna : itself, limitsIdleTime: true, sharedTablet }];
    }
    if (path === '/api/restaurant')
      return [200, [restaurant({ role: state.turn ? (state.role as never) : 'host' })]];
    if (path.endsWith('/EnterPin')) {
      if ((body as { pin: string }).pin !== '4071') return fieldRefusal('pin', 'Nobody here has this PIN');
      state.turn = 'turn-1';
      return [200, { userId: 'anna', name: 'Anna Rossi' }];
    }
    if (path.endsWith('/EndTurn')) {
      state.turn = '';
      return [200, {}];
    }
    if (path.endsWith('/EndSharedTablet')) {
      if ((body as { password: string }).password !== 'Tables4all')
        return fieldRefusal('password', 'This is not your password.');
      const tokens = { sessionId: 's2', accessToken: 'new', refreshToken: 'newer' };
      return [200, { user: { id: 'ada', email: 'ada@olive.example', firstName: 'Ada' }, tokens }];
    }
    return undefined;
  });
  const { container } = renderAt('/dashboard?tab=share-link');
  return { container, calls, state };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: 'Shared tablet' });
const showsInBar = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Shared tablet' })).toHaveTextContent(text));

test('a person uses it after their PIN, with their rights, until they are done', async () => {
  const { container } = open({ turn: '', role: 'manager' });
  expect(await bar()).toHaveTextContent('Host stand · nobody');
  expect(screen.queryByRole('tab', { name: 'Settings' })).not.toBeInTheDocument();
  await press('Enter PIN');
  for (const digit of ['4', '0', '7', '1']) await press(digit);
  expect(screen.getByLabelText('Your PIN')).toHaveValue('4071');
  expect((await axe(container)).violations).toEqual([]);
  await press('Continue');
  expect(await screen.findByText('Anna Rossi is using this tablet')).toBeVisible();
  await showsInBar('Host stand · Anna Rossi');
  expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(localStorage.getItem('tablewell:owner')).toBe('anna');
  await press('Done');
  await showsInBar('Host stand · nobody');
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Settings' })).not.toBeInTheDocument());
  expect(localStorage.getItem('tablewell:owner')).toBe('tablet');
});

test('a PIN is typed with a keyboard, and a wrong one is said and cleared', async () => {
  const { calls } = open();
  await bar();
  await press('Enter PIN');
  const input = await screen.findByLabelText('Your PIN');
  expect(input).toHaveFocus();
  await userEvent.keyboard('9a218{Enter}');
  expect(await screen.findByText('Nobody here has this PIN')).toHaveAttribute('role', 'status');
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  await userEvent.keyboard('4071{Enter}');
  expect(await screen.findByText('Anna Rossi is using this tablet')).toBeVisible();
  const pins = calls.filter(({ path }) => path.endsWith('/EnterPin')).map(({ body }) => body);
  expect(pins).toEqual([{ pin: '9218' }, { pin: '4071' }]);
});

test('nobody uses it once nobody has touched it for a while, also without a connection', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { calls } = open({ turn: 'turn-1', role: 'host' });
    await showsInBar('Anna Rossi');
    await act(async () => jest.advanceTimersByTime(4 * 60_000));
    await showsInBar('Anna Rossi');
    await act(async () => jest.advanceTimersByTime(60_000));
    await showsInBar('nobody');
    expect(calls.some(({ path }) => path.endsWith('/EndTurn'))).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('it stays with somebody who touches another window of it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    open({ turn: 'turn-1', role: 'host' });
    await showsInBar('Anna Rossi');
    await act(async () => jest.advanceTimersByTime(4 * 60_000));
    // As the other window does.
    localStorage.setItem('tablewell:touched', String(Date.now()));
    await act(async () => jest.advanceTimersByTime(4 * 60_000));
    await showsInBar('Anna Rossi');
    await act(async () => jest.advanceTimersByTime(60_000));
    await showsInBar('nobody');
  } finally {
    jest.useRealTimers();
  }
});

test('other windows of it learn of a touch, and the first one after the device slept is nobody’s', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { calls } = open({ turn: 'turn-1', role: 'host' });
    await showsInBar('Anna Rossi');
    await act(async () => jest.advanceTimersByTime(60_000));
    const touchedAt = Date.now();
    fireEvent.pointerDown(document.body);
    expect(Number(localStorage.getItem('tablewell:touched'))).toBeGreaterThanOrEqual(touchedAt);
    // Timers stand still meanwhile.
    jest.setSystemTime(Date.now() + 6 * 60_000);
    expect(calls.some(({ path }) => path.endsWith('/EndTurn'))).toBe(false);
    fireEvent.pointerDown(document.body);
    await showsInBar('nobody');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/EndTurn'))).toBe(true));
  } finally {
    jest.useRealTimers();
  }
});

test('logging out asks for the password of who set it up', async () => {
  const { calls } = open();
  await bar();
  await press('Logout');
  await userEvent.type(await screen.findByLabelText('Your password'), 'guess');
  await press('End shared tablet');
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/api/logout')).toBe(false);
});

test('whoever set it up and leaves it goes on with a session of their own', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  open();
  await bar();
  await press('Logout');
  await userEvent.type(await screen.findByLabelText('Your password'), 'Tables4all');
  await press('End shared tablet');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(localStorage.getItem('token')).toBe('new');
  expect(localStorage.getItem('refreshToken')).toBe('newer');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: 'ada' });
});

test('who set it up without a password is led to another device', async () => {
  open(undefined, 'recent-sign-in');
  await bar();
  await press('Logout');
  expect(await screen.findByText(/sign it out in the settings on another device/)).toBeVisible();
});
