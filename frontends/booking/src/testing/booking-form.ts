import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installRecaptcha, removeRecaptcha } from './fake-recaptcha';
import type { FakeRecaptcha } from './fake-recaptcha';
import { serve } from './render-page';
import type { Call } from './render-page';
import { availability, reservation } from './samples';

export const address = '/reservations/r1';
export const monday = '2026-11-23';
export const times = { '17:00': true, '18:30': true, '19:00': false, '19:30': true };
export let recaptcha: FakeRecaptcha;

/** Each test begins on a Saturday morning in New York, and leaves nothing behind. */
export function onTheBookingForm(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true });
    recaptcha = installRecaptcha();
  });
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    jest.restoreAllMocks();
    removeRecaptcha();
    sessionStorage.clear();
  });
}

export type Answers = (call: Call) => ReturnType<Parameters<typeof serve>[0] & object>;
export const isBooking = ({ method, path }: Call) => method === 'POST' && !path.endsWith('/holds');
export const serveWith = (booking: () => ReturnType<Answers> = () => [201, reservation], day = times) =>
  serve((call) => {
    if (isBooking(call)) return booking();
    if (call.path.endsWith('/availability')) return [200, availability(monday, day)];
    return undefined;
  });

export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const pickDate = (date: string) => fireEvent.change(field('Date'), { target: { value: date } });
export const reserve = () => user().click(screen.getByRole('button', { name: 'Reserve' }));
/** Until the server has answered what the form requests after a change. */
export const answered = () => act(() => jest.advanceTimersByTimeAsync(500));

export const callLink = () => screen.getByRole('link', { name: 'Call (212) 555-0100' });

export async function fillIn(): Promise<void> {
  await screen.findByText('Your details');
  pickDate(monday);
  await screen.findByRole('option', { name: '6:30 PM' });
  await user().selectOptions(field('Time'), '18:30');
  fireEvent.change(field('Name'), { target: { value: ' Anna <b>Moreau' } });
  fireEvent.change(field(/Phone/), { target: { value: '(212) 555-0188' } });
  fireEvent.change(field('Party size'), { target: { value: '4' } });
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  act(() => recaptcha.pass('token-1'));
}
