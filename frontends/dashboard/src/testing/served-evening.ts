import userEvent from '@testing-library/user-event';
import { serve } from './serve';
import type { Call } from './serve';

// 7 PM in Rome.
export const seven = '2026-11-20T18:00:00Z';
export const service = '/rpc/tablewell.reservation.v1.EveningService/';

export const party = (more: object) => ({
  id: 'anna',
  restaurantId: 'olive',
  version: '3',
  name: 'Anna Rossi',
  partySize: 2,
  startsAt: seven,
  heldFrom: seven,
  heldUntil: '2026-11-20T19:30:00Z',
  localDate: '2026-11-20',
  localMinute: 1140,
  stage: 'STAGE_BOOKED',
  tableNumbers: ['1'],
  ...more,
});
export const tables = [
  { number: '1', tableType: 'TwoTop', seats: 2 },
  { number: '2', tableType: 'FourTop', seats: 4 },
];

/** Answers for an evening whose parties can change between two loads. */
export function serveEvening(
  parties: () => object[],
  reply: (call: Call) => [number, unknown] | Promise<[number, unknown]> | undefined = () => undefined,
) {
  return serve((call) => {
    const known = reply(call);
    if (known) return known;
    if (call.path !== `${service}GetEvening`) return undefined;
    const evening = {
      restaurantId: 'olive',
      localDate: '2026-11-20',
      timezone: 'Europe/Rome',
      seatingMinutes: 90,
    };
    return [200, { evening: { ...evening, tables, parties: parties() } }];
  });
}
export const stepsIn = (calls: readonly Call[], method: string) =>
  calls.filter(({ path }) => path === service + method).map(({ body }) => body as Record<string, unknown>);

/** Each test begins at 7 PM in Rome, and leaves nothing behind. */
export function inTheEvening(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(seven), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    jest.restoreAllMocks();
  });
}

export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
