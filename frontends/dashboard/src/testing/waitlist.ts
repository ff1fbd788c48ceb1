import { screen, within } from '@testing-library/react';
import { serve } from './serve';

const rpc = '/rpc/tablewell.reservation.v1.';
/** And some seconds: the page reads its clock before it has the evening, and reads it again only after a quarter of a minute. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString();

export const waiting = (id: string, name: string, minutes: number, more: object = {}) => ({
  ...{ id, restaurantId: 'olive', version: '1', name, partySize: 2, walkIn: true, stage: 'STAGE_WAITING' },
  ...{ startsAt: minutesAgo(minutes), localDate: '2026-11-20', localMinute: 1140, source: 'waitlist' },
  steps: [{ id: `join-${id}`, step: 'STEP_JOIN', takenAt: minutesAgo(minutes), by: 'Sam' }],
  wait: {
    ...{ state: 'WAIT_STATE_WAITING', joinedAt: minutesAgo(minutes) },
    quote: { fromMinutes: 10, untilMinutes: 20 },
    ...more,
  },
});

/** An evening with a line of two, of which the first is proposed a table. */
export const serveLine = (
  server: { isBusy: boolean; news?: object; listed?: object[] } = { isBusy: false },
) =>
  serve(({ path }) => {
    if (path === `${rpc}EveningService/GetEvening`)
      return [
        200,
        {
          evening: {
            ...{ restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' },
            tables: [
              { number: '4', tableType: 'TwoTop', seats: 2, smallestParty: 1 },
              { number: '5', tableType: 'FourTop', seats: 4, smallestParty: 3 },
            ],
            parties: [
              waiting('ada', 'Ada Lovelace', 12),
              waiting('ben', 'Ben Turing', 25, {
                accessible: true,
                joinedAt: minutesAgo(25),
                ...server.news,
              }),
            ],
          },
        },
      ];
    if (path === `${rpc}WaitlistService/ListWaiting`)
      return [
        200,
        {
          waiting: [
            {
              reservationId: 'ben',
              expected: { fromMinutes: 0 },
              proposedTableNumbers: ['4'],
              reason: 'PROPOSAL_REASON_ONLY',
            },
            { reservationId: 'ada', expected: { fromMinutes: 15, untilMinutes: 25 } },
          ],
        },
      ];
    if (path === `${rpc}WaitlistEntryService/ListEntries`) return [200, { entries: server.listed ?? [] }];
    if (path === `${rpc}WaitlistService/QuoteWait` && server.isBusy)
      return [503, { code: 'unavailable', message: 'Please try again in a moment.' }];
    if (path === `${rpc}WaitlistService/QuoteWait`)
      return [200, { quote: { fromMinutes: 25, untilMinutes: 40 }, partiesAhead: 2 }];
    if (path === `${rpc}WaitlistService/JoinWaitlist`)
      return [200, { party: waiting('cem', 'Cem Hopper', 0) }];
    if (path === `${rpc}EveningService/TakeStep`) return [200, { party: waiting('ben', 'Ben Turing', 25) }];
    return undefined;
  });

export const bodyOf = (calls: ReturnType<typeof serveLine>, method: string) =>
  calls.find(({ path }) => path.endsWith(`/${method}`))?.body;

/** The buttons of the tables on the floor, with those that are marked while a host looks for some. */
export const tables = () =>
  within(screen.getByRole('region', { name: 'Tables' })).getAllByRole('button', { name: /^Table / });
