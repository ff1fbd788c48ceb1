import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferedDays } from '../api/types';
import { installRecaptcha, removeRecaptcha } from './fake-recaptcha';
import { serve } from './render-page';
import type { Call } from './render-page';
import { availability } from './samples';

export const sunday = '2026-11-22';
export const monday = '2026-11-23';
/** The first Saturday and Christmas Eve are full, Tuesdays closed, and all other days open. */
const stateOn = (date: string) =>
  date === '2026-11-21' || date === '2026-12-24'
    ? 'full'
    : new Date(date).getUTCDay() === 2
      ? 'closed'
      : 'open';
export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    return { date, state: stateOn(date) };
  });
export const times = { '17:00': true, '18:30': true, '19:00': false, '19:30': true };
export const offeredDays = (guests = 2): OfferedDays => ({
  timezone: 'America/New_York',
  guests,
  days: daysFrom('2026-11-21', 14),
  first: availability(sunday, times),
});

export const ofDays = ({ path }: Call) => path.endsWith('/availability/days');
export const serveDays = () =>
  serve((call) => {
    const query = new URLSearchParams(call.query);
    if (ofDays(call)) {
      const from = query.get('from');
      return [
        200,
        from ? { ...offeredDays(), days: daysFrom(from, 42) } : offeredDays(Number(query.get('guests'))),
      ];
    }
    if (!call.path.endsWith('/availability')) return undefined;
    const date = query.get('date') ?? '';
    return [200, availability(date, date === monday ? { ...times, '19:00': true } : times)];
  });
export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const chips = () => screen.findByRole('toolbar', { name: /^Times on/ });

/** Each test begins on a Saturday morning, and leaves nothing behind. */
export function onTheFirstDays(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true });
    installRecaptcha();
  });
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    jest.restoreAllMocks();
    removeRecaptcha();
    sessionStorage.clear();
    document.getElementById('offered-days')?.remove();
  });
}
