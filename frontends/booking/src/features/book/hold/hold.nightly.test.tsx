import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  address,
  isBooking,
  monday,
  onTheBookingForm,
  recaptcha,
  reserve,
  times,
} from '../../../testing/booking-form';
import { renderAt, serve } from '../../../testing/render-page';
import type { Call } from '../../../testing/render-page';
import { availability, reservation } from '../../../testing/samples';

const ended = /^We can no longer hold this table/;

onTheBookingForm();

const isHold = ({ method, path }: Call) => method === 'POST' && path.endsWith('/holds');
const isRelease = ({ method }: Call) => method === 'DELETE';
const held = (holdId: string): [number, object] => [
  201,
  { holdId, expiresAt: '2026-11-21T15:05:00.000Z', secondsLeft: 300 },
];

/** The page with a chosen date, on which holds are answered in turn. */
async function open(...answers: [number, object][]) {
  let holdCalls = 0;
  const calls = serve((call) => {
    if (isHold(call)) return answers[Math.min(holdCalls++, answers.length - 1)];
    if (isRelease(call)) return [200, { success: true, message: 'Hold released.' }];
    if (isBooking(call)) return [201, reservation];
    return call.path.endsWith('/availability')
      ? [200, availability(monday, { ...times, '19:00': true })]
      : undefined;
  });
  const page = renderAt(address);
  await screen.findByText('Your details');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: monday } });
  await screen.findByRole('option', { name: '6:30 PM' });
  return { calls, ...page };
}
const choose = (time: string) => fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const announced = () =>
  screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('Your table is held while'));

describe('choosing a time', () => {
  it('holds the table, counts down, and says so once', async () => {
    const { calls, container } = await open(held('h1'));
    choose('18:30');
    expect(await screen.findByRole('timer')).toHaveTextContent('Your table is held for 5:00');
    expect(announced()).toBe(true);
    expect(calls.find(isHold)?.body).toEqual({ date: monday, time: '18:30', guests: 2 });
    await wait(61_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/held for 3:5\d/);
    expect(announced()).toBe(true);
    await wait(180_000);
    expect(screen.getByText('Your table is held for one more minute.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  }, 20_000);

  it('sums up what is held, so that it is in view beside the rest of the form', async () => {
    const { unmount } = await open(held('h1'));
    const { style } = document.documentElement;
    expect(style.scrollPaddingTop).toBe('');
    choose('18:30');
    await screen.findByRole('timer');
    expect(screen.getByText(/ · 6:30 PM · 2 guests$/)).toBeVisible();
    // Fields that get the focus stay clear of it; without layout it has no height of its own.
    expect(style.scrollPaddingTop).toBe('44px');
    unmount();
    expect(style.scrollPaddingTop).toBe('');
  });

  it('reserves the space of the countdown at once, so that nothing moves when the table is held', async () => {
    await open(held('h1'));
    choose('18:30');
    expect(screen.getByText('Your table is held for 5:00')).not.toBeVisible();
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('holds the last chosen time, which replaces the earlier hold', async () => {
    const { calls } = await open(held('h1'), held('h2'));
    choose('17:00');
    choose('18:30');
    await screen.findByRole('timer');
    expect(calls.filter(isHold)).toHaveLength(1);
    choose('19:00');
    await waitFor(() =>
      expect(calls.filter(isHold)[1]?.body).toMatchObject({ time: '19:00', replaces: 'h1' }),
    );
    expect(calls.some(isRelease)).toBe(false);
  });

  it('loads the times with the hold, whose table counts as free for its diner', async () => {
    const { calls } = await open(held('h1'));
    choose('18:30');
    await screen.findByRole('timer');
    await waitFor(() => expect(calls.some(({ query }) => query.includes('reservationId=h1'))).toBe(true));
  });

  it.each([
    ['while its hold would last, is held again', 60_000, 1],
    ['later, is held once something is chosen', 301_000, 0],
  ])('a time that was restored %s', async (_which, later, holdsAgain) => {
    const { calls, unmount } = await open(held('h1'));
    choose('18:30');
    await screen.findByRole('timer');
    unmount();
    const before = calls.filter(isHold).length;
    await wait(later);
    renderAt('/reservations/r1');
    await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('18:30'));
    await wait(1_000);
    expect(calls.filter(isHold)).toHaveLength(before + holdsAgain);
    choose('19:00');
    await waitFor(() => expect(calls.filter(isHold)).toHaveLength(before + holdsAgain + 1));
  });

  it('holds the chosen time when it is chosen again, if it is not held', async () => {
    const { calls } = await open([503, { error: 'This table cannot be held right now.' }], held('h2'));
    choose('18:30');
    await waitFor(() => expect(calls.filter(isHold)).toHaveLength(1));
    await wait(500);
    fireEvent.click(screen.getByRole('button', { name: '6:30 PM, free' }));
    expect(await screen.findByRole('timer')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '6:30 PM, free' }));
    await wait(1_000);
    expect(calls.filter(isHold)).toHaveLength(2);
  });

  it.each([400, 404, 429, 503])('shows nothing when a hold fails with %s', async (status) => {
    const { calls } = await open([status, { error: 'This table cannot be held right now.' }]);
    choose('18:30');
    await waitFor(() => expect(calls.some(isHold)).toBe(true));
    await wait(500);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText(/cannot be held/)).not.toBeInTheDocument();
  });

  it('loads the times again if the hold finds no table', async () => {
    const { calls } = await open([409, { error: 'Sorry, there are no tables available.' }]);
    const looks = () => calls.filter(({ path }) => path.endsWith('/availability')).length;
    const before = looks();
    choose('18:30');
    await waitFor(() => expect(looks()).toBeGreaterThan(before));
  });
});

describe('a hold ends', () => {
  it('when its time is over, after which the table can be held again if the restaurant allows it', async () => {
    const { calls } = await open(held('h1'), [429, { error: 'This table cannot be held right now.' }]);
    choose('18:30');
    await screen.findByRole('timer');
    await wait(301_000);
    expect(screen.getAllByText(ended)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Hold again' }));
    await waitFor(() => expect(calls.filter(isHold)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hold again' })).not.toBeInTheDocument());
    expect(screen.getAllByText(ended)).toHaveLength(2);
  }, 20_000);

  it('when the page is left', async () => {
    const { calls, unmount } = await open(held('h1'));
    choose('18:30');
    await screen.findByRole('timer');
    unmount();
    await waitFor(() => expect(calls.find(isRelease)?.path).toBe('/api/restaurant/public/r1/holds/h1'));
  });

  it('when the tab is closed', async () => {
    const { calls } = await open(held('h1'));
    choose('18:30');
    await screen.findByRole('timer');
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(calls.some(isRelease)).toBe(true));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('with the booking, which waits for a hold that is under way', async () => {
    const { calls } = await open(held('h1'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anna Moreau' } });
    await wait(2_000);
    act(() => recaptcha.pass('token-1'));
    choose('18:30');
    const answered = jest.mocked(globalThis.fetch).getMockImplementation();
    let answer = () => {};
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if ((input as Request).url.endsWith('/holds')) await new Promise<void>((resolve) => (answer = resolve));
      return (await answered?.(input, init)) as Response;
    });
    await wait(400);
    fireEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    await wait(100);
    expect(calls.some(isBooking)).toBe(false);
    answer();
    await waitFor(() => expect(calls.find(isBooking)?.body).toMatchObject({ holdId: 'h1' }));
  });

  it('with the booking, which names it and releases nothing', async () => {
    const { calls } = await open(held('h1'));
    choose('18:30');
    await screen.findByRole('timer');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anna Moreau' } });
    act(() => recaptcha.pass('token-1'));
    await reserve();
    await waitFor(() => expect(calls.find(isBooking)?.body).toMatchObject({ holdId: 'h1' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/reservation-success/'));
    expect(calls.some(isRelease)).toBe(false);
  });
});
