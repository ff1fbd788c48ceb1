import { clockText } from '@tablewell/shared/calendar';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Party } from '@tablewell/api-client/book';
import type { Party as PartyMessage } from '@tablewell/proto/reservation/v1/evening_pb';
import type { BookPartyRequestSchema } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** A start of a day as the host's form shows it. */
export interface Start {
  /** HH:MM, in the restaurant's time zone, beyond 24:00 after midnight. */
  readonly time: string;
  readonly period: string;
  /** How long the party would keep its table; 0: the default of the restaurant’s settings. */
  readonly turnMinutes?: number;
  /** The code and the text of the rule that refuses the party; empty: it can be booked. */
  readonly refusedBy: string;
  readonly refusal: string;
  /** Its table is kept from online bookings for parties that wait (WAIT-24). */
  readonly isKept?: boolean;
  /** The parties that start then. */
  readonly parties: number;
  readonly covers: number;
}

/** What a host's form sends. */
export type HostBooking = Omit<
  MessageInitShape<typeof BookPartyRequestSchema>,
  '$typeName' | 'restaurantId' | 'stepId'
>;

/** Loads the client of these calls, which is not part of the page's first download. */
export const loadCalls = () => import('../../../lib/rpc');
const client = async () => (await loadCalls()).evening();

export const startsKey = (restaurantId: string) => ['starts', restaurantId] as const;

/** The starts of a date for a party; for a reservation that is changed, its own table counts as free. */
export const startsOn = (restaurantId: string, date: string, partySize: number, reservationId = '') =>
  queryOptions({
    queryKey: [...startsKey(restaurantId), date, partySize, reservationId],
    queryFn: async ({ signal }): Promise<{ closed: boolean; starts: Start[] }> => {
      const ask = { restaurantId, localDate: date, partySize, reservationId };
      const { closed, starts } = await (await client()).listStarts(ask, { signal });
      return {
        closed,
        starts: starts.map((start) => ({
          time: clockText(start.localMinute),
          period: start.period,
          turnMinutes: start.turnMinutes,
          refusedBy: start.refusedBy,
          refusal: start.refusal,
          isKept: start.keptForWaitlist,
          parties: start.parties,
          covers: start.covers,
        })),
      };
    },
    staleTime: 10_000,
  });

async function readBooked(party: PartyMessage | undefined): Promise<Party> {
  if (!party) throw new Error('The answer has no party');
  return (await loadCalls()).readParty(party, 0);
}

/** Books a party. A booking with the same id is made once, however often it is sent. */
export async function bookParty(restaurantId: string, booking: HostBooking, stepId: string): Promise<Party> {
  const { party } = await (await client()).bookParty({ ...booking, restaurantId, stepId });
  return readBooked(party);
}

/**
 * Replaces all fields of a reservation, unless it was changed since this version.
 * @param undoesBase it takes back the change that made this version, about which the guest need not hear
 */
export async function changeParty(
  { id: reservationId, version }: { id: string; version: number },
  booking: HostBooking,
  stepId: string,
  undoesBase = false,
): Promise<Party> {
  const ask = { ...booking, reservationId, baseVersion: BigInt(version), stepId, undoesBase };
  const { party } = await (await client()).changeParty(ask);
  return readBooked(party);
}

/** The service day of a reservation, to find it in that evening. */
export const reservationById = (reservationId: string) =>
  queryOptions({
    queryKey: ['reservation', reservationId],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/reservations/single/{reservationId}', { params: { path: { reservationId } }, signal }),
      ),
  });

/** The same for a party that others moved; what was loaded before is not shown while it loads. */
export const movedReservation = (reservationId: string) =>
  queryOptions({
    ...reservationById(reservationId),
    queryKey: ['moved-reservation', reservationId],
    gcTime: 0,
  });
