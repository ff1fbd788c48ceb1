import { create, toBinary } from '@bufbuild/protobuf';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from './serve';
import type { Call } from './serve';

/** Each test leaves nothing behind. */
export function onTheHostForm(): void {
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}

export const service = '/rpc/tablewell.reservation.v1.EveningService/';
export const date = '2030-11-22';
export const starts = [
  { localMinute: 1140, period: 'Dinner', parties: 8, covers: 27 },
  { localMinute: 1170, period: 'Dinner', refusedBy: 'no-tables-available', refusal: 'No table is free.' },
];
export const kim = {
  id: 'kim',
  version: '4',
  name: 'Kim Lee',
  partySize: 4,
  phoneNumber: '+14155552671',
  notes: 'Window',
  startsAt: `${date}T19:00:00Z`,
  localDate: date,
  localMinute: 1140,
  stage: 'STAGE_BOOKED',
  tableNumbers: ['2'],
  pinned: true,
};
export const evening = {
  restaurantId: 'olive',
  localDate: date,
  timezone: 'UTC',
  seatingMinutes: 90,
  tables: [
    { number: '1', tableType: 'FourTop', seats: 4 },
    { number: '2', tableType: 'FourTop', seats: 4 },
  ],
  parties: [kim],
};
export const single = {
  id: 'kim',
  reservation_time: kim.startsAt,
  status: 'active',
  restaurant: { id: 'olive', name: 'Olive', timezone: 'UTC' },
};

export function serveForm(reply: (call: Call) => [number, unknown] | undefined = () => undefined) {
  return serve((call) => {
    const own = reply(call);
    if (own) return own;
    switch (call.path) {
      case `${service}ListStarts`:
        return [200, { starts }];
      case `${service}GetEvening`:
        return [200, { evening }];
      case '/api/reservations/single/kim':
        return [200, single];
      case `${service}BookParty`:
      case `${service}ChangeParty`:
        return [200, { party: kim }];
      default:
        return undefined;
    }
  });
}
export const sent = (calls: readonly Call[], method: string) =>
  calls.filter(({ path }) => path === service + method).map(({ body }) => body as Record<string, unknown>);
export const update = {
  type: 'stepped',
  restaurantId: 'olive',
  id: 'kim',
  version: 5,
  localDate: 'another',
} as const;
/** What a change that is based on an older version is answered. */
export function outdated(message: string): [number, unknown] {
  const refusal = toBinary(RefusalSchema, create(RefusalSchema, { code: 'changed-since' }));
  const value = btoa(String.fromCharCode(...refusal));
  return [409, { code: 'aborted', message, details: [{ type: 'tablewell.common.v1.Refusal', value }] }];
}
export const address = () => screen.getByTestId('address').textContent;
export const list = `/dashboard?tab=reservations&date=${date}`;

/** Opens New Reservation from the list of a day. */
export async function openNew() {
  await userEvent.click(await screen.findByRole('link', { name: 'New Reservation' }));
  return screen.findByRole('dialog', { name: /^New reservation, Fri, Nov 22/ });
}
