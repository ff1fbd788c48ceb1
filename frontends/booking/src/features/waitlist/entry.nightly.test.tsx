import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import type { WaitlistEntry } from '../../api/types';
import { renderAt, serve } from '../../testing/render-page';
import type { Call } from '../../testing/render-page';
import { restaurant } from '../../testing/samples';

const path = '/api/waitlist/entries/w1';
const { id, name, phoneNumber, timezone } = restaurant;
const waiting: WaitlistEntry = {
  ...{ id: 'w1', state: 'WAITING', position: 3, name: 'Anna Moreau', guests: 2, area: 'Terrace' },
  quote: { from: 25, to: 40 },
  joinedAt: '2026-11-21T23:00:00.000Z',
  restaurant: { id, name, phoneNumber, timezone },
};
const start = { date: '2026-11-28', time: '19:00', quote: undefined } as unknown as Partial<WaitlistEntry>;
/** A table held until 6:10 PM in New York. */
const held = { time: '2026-11-21T23:00:00.000Z', until: '2026-11-21T23:10:00.000Z' };

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T23:00:30Z'), advanceTimers: true }));
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Serves an entry that changes by what is done to it. */
function serveEntry(
  first: Partial<WaitlistEntry>,
  done: (call: Call) => Partial<WaitlistEntry> | Answer = () => ({}),
) {
  let entry: WaitlistEntry = { ...waiting, ...first };
  const set = (more: Partial<WaitlistEntry>) => (entry = { ...entry, ...more });
  const calls = serve((call) => {
    if (!call.path.startsWith(path)) return undefined;
    if (call.method === 'GET') return [200, entry];
    const answer = done(call);
    if (Array.isArray(answer) || typeof answer === 'string') return answer as Answer;
    const { restaurant: _onlyWhenRead, ...written } = set(answer as Partial<WaitlistEntry>);
    return [200, written];
  });
  const written = () => calls.filter(({ method }) => method !== 'GET');
  return { calls, written, set };
}
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const press = async (label: string, inside: HTMLElement = document.body) =>
  user().click(await within(inside).findByRole('button', { name: label }));
const open = () => renderAt('/waitlist-entry/w1');
const later = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe('a party in the line of now', () => {
  it('sees its place and its range, which follow while the page is in sight', async () => {
    const { set, calls } = serveEntry({});
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'You are on the waitlist' })).toBeVisible();
    expect(screen.getByText('Your place')).toHaveTextContent('Your place 3');
    expect(screen.getByText('About 25 to 40 minutes')).toBeVisible();
    expect(screen.getByText('Terrace')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    set({ position: 1, quote: { from: 10, to: 10 } });
    await later(10_000);
    expect(await screen.findByText('About 10 minutes')).toBeVisible();
    expect(screen.getByText('Your place')).toHaveTextContent('Your place 1');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    const before = calls.length;
    await later(60_000);
    expect(calls).toHaveLength(before);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });

  it('reads from when on it would like to sit, by the clock of the restaurant', async () => {
    serveEntry({ notBefore: '2026-11-22T00:30:00.000Z' });
    open();
    expect(await screen.findByText('Earliest time')).toBeVisible();
    expect(screen.getByText('7:30 PM')).toBeVisible();
  });

  it('says that it is late, and on time after all, and that it is here', async () => {
    const { written } = serveEntry({}, ({ body }) =>
      body?.['here'] ? { state: 'CHECKED_IN' } : { lateMinutes: Number(body?.['lateMinutes']) },
    );
    open();
    await press('20 minutes');
    expect(await screen.findByText('Osteria Luna knows that you are 20 minutes late.')).toBeVisible();
    expect(screen.getByRole('button', { name: '20 minutes' })).toHaveAttribute('aria-pressed', 'true');
    await press('I am on time after all');
    await waitFor(() => expect(screen.queryByText(/minutes late/)).toBeNull());
    await press('I’m here');
    expect(await screen.findByText('Osteria Luna knows that you are here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '20 minutes' })).toBeNull();
    expect(written().map(({ body }) => body)).toEqual([
      { lateMinutes: 20 },
      { lateMinutes: 0 },
      { here: true },
    ]);
  });

  it('leaves after a question, and can join again', async () => {
    const { written } = serveEntry({}, () => ({ state: 'CANCELED', position: 0 }));
    open();
    await press('Leave the waitlist');
    await press('Stay on the list', await screen.findByRole('alertdialog'));
    expect(written()).toEqual([]);
    await press('Leave the waitlist');
    await press('Leave', await screen.findByRole('alertdialog'));
    expect(await screen.findByRole('heading', { name: 'You are no longer on the waitlist' })).toBeVisible();
    expect(written()).toMatchObject([{ method: 'DELETE', path }]);
    expect(screen.getByRole('link', { name: 'Join again' })).toHaveAttribute(
      'href',
      '/waitlist/r1?guests=2&area=Terrace',
    );
  });

  it('is told when something cannot be sent, and that the page is out of date', async () => {
    serveEntry({}, () => 'no network');
    open();
    await press('I’m here');
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    serve(() => 'no network');
    await later(11_000);
    expect(await screen.findByText('No connection: this may be out of date.')).toBeVisible();
    expect(screen.getByText('Your place')).toBeVisible();
  });
});

describe('a table that is ready', () => {
  const ready = { state: 'SERVICE_READY', position: 1, offer: held } as const;

  it('lights the page up by itself, with how long it is held, and the party comes', async () => {
    const { set, written } = serveEntry({}, () => ({ coming: true }));
    const { container } = open();
    await screen.findByText('Your place');
    set(ready);
    await later(10_000);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your table is ready!Please come to Osteria Luna now.');
    expect(screen.getByText(/Held for you until 6:10 PM/)).toHaveTextContent('10 minutes left');
    expect(document.title).toBe('● Your table is ready! · Osteria Luna');
    expect(await axe(container)).toHaveNoViolations();
    await press('Coming');
    expect(await screen.findByText('Osteria Luna knows that you are coming.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coming' })).toBeNull();
    expect(written()).toMatchObject([{ method: 'POST', path: `${path}/accept` }]);
    await later(5 * 60_000);
    expect(screen.getByText(/Held for you/)).toHaveTextContent('5 minutes left');
  });

  it('is given up after a question', async () => {
    const { written } = serveEntry(ready, () => ({
      state: 'CANCELED',
      position: 0,
      offer: undefined as never,
    }));
    open();
    await press('Give it up');
    expect(written()).toEqual([]);
    await press('Give it up', await screen.findByRole('alertdialog'));
    expect(await screen.findByRole('heading', { name: 'You are no longer on the waitlist' })).toBeVisible();
    expect(written()).toMatchObject([{ path: `${path}/decline` }]);
  });

  it('that went to the next party is said so, and the entry is read again', async () => {
    const { set } = serveEntry(ready, () => [409, { error: 'It is gone.', message: 'It is gone.' }]);
    open();
    await screen.findByRole('button', { name: 'Coming' });
    set({ state: 'WAITING', offer: undefined as never });
    await press('Coming');
    expect(await screen.findByText('This table is no longer held for you.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'You are on the waitlist' })).toBeVisible();
  });
});

describe('a full start', () => {
  it('is waited for without a range', async () => {
    serveEntry(start);
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeVisible();
    for (const text of ['Saturday, November 28, 2026', '7:00 PM', '2 guests'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Your wait')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that has a table is taken, and leads to the reservation of the same id', async () => {
    const offered = { ...start, offer: { time: '2026-11-29T00:00:00.000Z', until: held.until } };
    const { written } = serveEntry(offered, () => ({ state: 'SEATED', offer: undefined as never }));
    const { container } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A table is free!Sat, Nov 28, 7:00 PM, 2 guests. Do you want it?',
    );
    expect(await axe(container)).toHaveNoViolations();
    await press('Take this table');
    expect(await screen.findByRole('heading', { name: 'The table is yours' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your reservation' })).toHaveAttribute(
      'href',
      '/reservation-success/w1',
    );
    expect(written()).toMatchObject([{ path: `${path}/accept` }]);
  });

  it('that has a table is refused after a question', async () => {
    const { written } = serveEntry({ ...start, offer: held }, () => ({
      ...{ state: 'CANCELED', offer: undefined as never },
    }));
    open();
    await press('No, thanks');
    await press('No, thanks', await screen.findByRole('alertdialog'));
    expect(await screen.findByRole('heading', { name: 'You are no longer on the waitlist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join again' })).toHaveAttribute(
      'href',
      '/waitlist/r1?date=2026-11-28&time=19%3A00&guests=2&area=Terrace',
    );
    expect(written()).toHaveLength(1);
  });
});

it.each([
  [{ state: 'SEATED' }, 'Enjoy your meal'],
  [{ state: 'NO_SHOW' }, 'Your table went to the next party'],
  [{ state: 'DECLINED_BY_MERCHANT' }, 'We could not seat you'],
  [{ state: 'CANCELED' }, 'You are no longer on the waitlist'],
  [{ state: 'PENDING_MERCHANT_CONFIRMATION' }, 'You are on the waitlist'],
] as const)('an entry that is %j has its own page', async (more, heading) => {
  const { calls } = serveEntry({ ...more, position: 0 });
  const { container } = open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const before = calls.filter((call) => call.path === path).length;
  await later(30_000);
  // Nothing is asked again about a visit that is over.
  const isOver = more.state !== 'PENDING_MERCHANT_CONFIRMATION';
  expect(calls.filter((call) => call.path === path).length > before).toBe(!isOver);
});

it('an unknown entry is the error page', async () => {
  serve();
  open();
  expect(await screen.findByText(/no longer exists, or the link is incomplete/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
