import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import type { WaitlistEntry, WaitlistStatus } from '../../api/types';
import { installRecaptcha, removeRecaptcha } from '../../testing/fake-recaptcha';
import type { FakeRecaptcha } from '../../testing/fake-recaptcha';
import { renderAt, serve } from '../../testing/render-page';
import type { Call } from '../../testing/render-page';
import { restaurant } from '../../testing/samples';

let recaptcha: FakeRecaptcha;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:00:00Z'), advanceTimers: true });
  recaptcha = installRecaptcha();
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
  removeRecaptcha();
  sessionStorage.clear();
});

const open: WaitlistStatus = {
  status: 'OPEN',
  waits: [
    { guests: 1, from: 10, to: 20, partiesAhead: 1 },
    { guests: 2, from: 25, to: 40, partiesAhead: 3 },
    { guests: 3, from: 0, to: 0, partiesAhead: 0 },
    { guests: 4, partiesAhead: 3 },
  ],
  fullStarts: true,
  largestParty: 4,
};
const joined: WaitlistEntry = {
  ...{ id: 'w1', state: 'WAITING', position: 4, name: 'Anna Moreau', guests: 2 },
  quote: { from: 25, to: 40 },
  joinedAt: '2026-11-21T23:00:00.000Z',
};
const isJoin = ({ method, path }: Call) => method === 'POST' && path === '/api/waitlist/r1';
const serveWaitlist = (
  status: WaitlistStatus = open,
  join: () => Answer = () => [201, joined],
  own: Partial<typeof restaurant> = {},
) =>
  serve((call) => {
    if (isJoin(call)) return join();
    if (call.path === '/api/restaurant/public/r1') return [200, { ...restaurant, ...own }];
    return call.path === '/api/waitlist/r1/status' ? [200, status] : undefined;
  });
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const submit = async (name = 'Join the waitlist') =>
  user().click(await screen.findByRole('button', { name }));
/** The widget is loaded once the page is quiet. */
const pass = async (token: string) => {
  await act(async () => jest.advanceTimersByTimeAsync(2_000));
  act(() => recaptcha.pass(token));
};
const choose = (guests: string) => user().selectOptions(screen.getByLabelText('Party size'), guests);
const type = async (label: string, text: string) => user().type(screen.getByLabelText(label), text);

describe('the page of the waitlist', () => {
  it('says of a test restaurant that nobody can book there', async () => {
    const note = 'This is a test restaurant. Nobody can book a table here.';
    serveWaitlist();
    const { unmount } = renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    unmount();
    serveWaitlist(open, undefined, { mode: 'test' });
    renderAt('/waitlist/r1');
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('says how long a party of the chosen size waits, and how many are before it', async () => {
    serveWaitlist();
    const { container } = renderAt('/waitlist/r1');
    expect(await screen.findByRole('heading', { name: 'Waitlist at Osteria Luna' })).toBeVisible();
    expect(await screen.findByText('About 25 to 40 minutes')).toBeVisible();
    expect(screen.getByText(/3 parties wait before you/)).toBeVisible();
    await choose('3 guests');
    expect(screen.getByText('No wait right now')).toBeVisible();
    expect(screen.getByText(/Nobody waits before you/)).toBeVisible();
    await choose('4 guests');
    expect(screen.getByText('We cannot say how long the wait is.')).toBeVisible();
    expect(screen.getByText(/Up to 4 guests can join here/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('joins with a name and a number, and goes on to the entry', async () => {
    const calls = serveWaitlist();
    renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    await type('Name', ' Anna Moreau ');
    await type('Phone number', '(212) 555-0188');
    await pass('person');
    await submit();
    expect(await screen.findByRole('heading', { name: 'You are on the waitlist' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/waitlist-entry/w1');
    const [call] = calls.filter(isJoin);
    expect(call?.body).toEqual({
      ...{ name: 'Anna Moreau', guests: 2, phoneNumber: '(212) 555-0188', email: '', language: 'en' },
      recaptchaToken: 'person',
    });
    expect(call?.key).toBeTruthy();
  });

  it('may ask not to sit before one of the next starts', async () => {
    const calls = serveWaitlist();
    const { container } = renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    const earliest = screen.getByLabelText<HTMLSelectElement>('Earliest time');
    expect(Array.from(earliest.options, ({ text }) => text)).toEqual([
      ...['As soon as possible', '6:30 PM', '7:00 PM', '7:30 PM'],
      ...['8:00 PM', '8:30 PM', '9:00 PM', '9:30 PM'],
    ]);
    expect(earliest).toHaveValue('');
    await user().selectOptions(earliest, '7:30 PM');
    expect(earliest).toHaveAccessibleDescription(/keep your place in line/);
    expect(await axe(container)).toHaveNoViolations();
    await type('Name', 'Anna');
    await type('Email', 'anna@diner.example');
    await pass('person');
    await submit();
    await screen.findByRole('heading', { name: 'You are on the waitlist' });
    expect(calls.find(isJoin)?.body).toMatchObject({ notBefore: '19:30' });
  });

  it('asks for no time that has passed since it was chosen', async () => {
    const calls = serveWaitlist();
    renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    await user().selectOptions(screen.getByLabelText('Earliest time'), '6:30 PM');
    await type('Name', 'Anna');
    await type('Email', 'anna@diner.example');
    await act(async () => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByLabelText('Earliest time')).toHaveValue('');
    await pass('person');
    await submit();
    await screen.findByRole('heading', { name: 'You are on the waitlist' });
    expect(calls.find(isJoin)?.body).not.toHaveProperty('notBefore');
  });

  it('names what is missing at its field, and sends nothing', async () => {
    const calls = serveWaitlist();
    renderAt('/waitlist/r1');
    await submit();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 characters/);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(
      /phone number or an email address/,
    );
    expect(screen.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();
    expect(calls.filter(isJoin)).toEqual([]);
  });

  it('repeats an attempt whose answer was lost under its key, and another one under another', async () => {
    let answer: Answer = 'no network';
    const calls = serveWaitlist(open, () => answer);
    renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    await type('Name', 'Anna');
    await type('Email', 'anna@diner.example');
    await pass('first');
    await submit();
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    await pass('second');
    await submit();
    await screen.findByText(/^Network error/);
    await choose('1 guest');
    answer = [201, joined];
    await pass('third');
    await submit();
    await screen.findByRole('heading', { name: 'You are on the waitlist' });
    const keys = calls.filter(isJoin).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows what the server refuses at its field', async () => {
    const message = 'Up to 3 people can join the waitlist';
    serveWaitlist(open, () => [400, { error: message, message, details: [{ field: 'guests', message }] }]);
    renderAt('/waitlist/r1');
    await screen.findByText('About 25 to 40 minutes');
    await type('Name', 'Anna');
    await type('Email', 'anna@diner.example');
    await pass('person');
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Party size')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    expect(recaptcha.resets()).toBe(1);
  });

  it.each([
    ['CLOSED_NO_WAIT', 'There is no wait'],
    ['CLOSED_OTHER', 'The waitlist is closed'],
  ] as const)('says why nobody can join while it is %s, and offers to book', async (status, title) => {
    serveWaitlist({ ...open, status, waits: [] });
    const { container } = renderAt('/waitlist/r1');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Book a table' })).toHaveAttribute('href', '/reservations/r1');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is renewed while it is in sight', async () => {
    const states: WaitlistStatus[] = [{ ...open, status: 'CLOSED_NO_WAIT' }, open];
    serve(({ path }) =>
      path.endsWith('/status')
        ? [200, (states.length > 1 ? states.shift() : states[0]) as object]
        : undefined,
    );
    renderAt('/waitlist/r1');
    expect(await screen.findByText('There is no wait')).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('About 25 to 40 minutes')).toBeVisible();
  });

  it('is the error page for an unknown restaurant, and can be tried again without a connection', async () => {
    serve(() => [404, { error: 'Not found', message: 'Not found' }]);
    const unknown = renderAt('/waitlist/nope');
    expect(await screen.findByText('Restaurant not found.')).toBeVisible();
    unknown.unmount();
    serve(({ path }) => (path.endsWith('/status') ? 'no network' : undefined));
    renderAt('/waitlist/r1');
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    serveWaitlist();
    await user().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('About 25 to 40 minutes')).toBeVisible();
  });
});

describe('the list for a full start', () => {
  const address = '/waitlist/r1?date=2026-11-28&time=19:00&guests=4&area=Terrace';

  it('is joined for the start, the size and the area of the address', async () => {
    const calls = serve((call) => {
      if (isJoin(call)) return [201, { ...joined, date: '2026-11-28', time: '19:00', guests: 4 }];
      if (call.path === '/api/waitlist/r1/status')
        return [200, { ...open, status: 'CLOSED_OTHER', waits: [] }];
      return call.path === '/api/restaurant/public/r1'
        ? [200, { ...restaurant, areas: ['Garden', 'Terrace'] }]
        : undefined;
    });
    const { container } = renderAt(address);
    expect(await screen.findByText(/^7:00 PM on Sat, Nov 28 is full/)).toBeVisible();
    expect(screen.getByLabelText<HTMLSelectElement>('Seating area').value).toBe('Terrace');
    expect(screen.queryByLabelText('Earliest time')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await type('Name', 'Anna Moreau');
    await type('Email', 'anna@diner.example');
    await pass('person');
    await submit('Tell me');
    expect(await screen.findByRole('heading', { name: 'We will tell you' })).toBeVisible();
    expect(calls.find(isJoin)?.body).toMatchObject({
      ...{ date: '2026-11-28', time: '19:00', guests: 4, area: 'Terrace', email: 'anna@diner.example' },
    });
  });

  it('knows who has begun to book in this tab', async () => {
    sessionStorage.setItem(
      'tablewell.draft.r1',
      JSON.stringify({ name: 'Anna', phoneNumber: '212 555 0188', diner: { email: 'anna@diner.example' } }),
    );
    serveWaitlist();
    renderAt(address);
    expect(await screen.findByLabelText('Name')).toHaveValue('Anna');
    expect(screen.getByLabelText('Phone number')).toHaveValue('212 555 0188');
    expect(screen.getByLabelText('Email')).toHaveValue('anna@diner.example');
  });

  it('is not offered where the restaurant keeps none', async () => {
    serveWaitlist({ ...open, fullStarts: false });
    renderAt(address);
    expect(await screen.findByText(/keeps no list for full times/)).toBeVisible();
  });
});
