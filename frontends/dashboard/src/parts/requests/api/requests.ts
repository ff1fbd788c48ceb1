import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type { Party } from '@tablewell/api-client/evening';

/** A request for a table that waits for an answer. */
export interface TableRequest {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly phone: string;
  readonly notes: string;
  /** The area that the diner asked for; empty or absent: anywhere. */
  readonly area?: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** When it expires unanswered. */
  readonly expiresAt: number;
  readonly holdsTable: boolean;
}

interface TableRequests {
  readonly requests: readonly TableRequest[];
  /** The number of all requests; the list may be shorter. */
  readonly total: number;
}

export const requestsRoot = 'table-requests';
export const requestsKey = (restaurantId: string) => [requestsRoot, restaurantId] as const;

const client = async () => (await import('../../../lib/rpc')).requests();
const msOf = (time: Timestamp | undefined): number => (time ? timestampDate(time).getTime() : 0);

/** The requests of a restaurant that wait for an answer, by the time of the party. */
export const tableRequests = (restaurantId: string) =>
  queryOptions({
    queryKey: requestsKey(restaurantId),
    queryFn: async ({ signal }): Promise<TableRequests> => {
      const { requests, total } = await (await client()).listRequests({ restaurantId }, { signal });
      return {
        total,
        requests: requests.map((each) => ({
          id: each.id,
          name: each.name,
          size: each.partySize,
          phone: each.phoneNumber,
          notes: each.notes,
          area: each.area,
          startsAt: msOf(each.startsAt),
          expiresAt: msOf(each.request?.expiresAt),
          holdsTable: each.request?.holdsTable ?? false,
        })),
      };
    },
  });

/** A party of the evening as a request; undefined if it is not one. */
export function requestOfParty({ request, ...party }: Party): TableRequest | undefined {
  const { id, name, size, phone, notes, area = '', startsAt } = party;
  return request && { id, name, size, phone, notes, area, startsAt, ...request };
}

export interface Acceptance {
  /** Absent or empty: the table that the request holds, otherwise a free one. */
  readonly tables?: readonly string[];
  /**
   * Why it is accepted although no table, or not the chosen one, is free for it; absent: it is accepted only if one is.
   */
  readonly reason?: string;
}

/** Accepts a request, so that it becomes a reservation. */
export async function acceptRequest(
  id: string,
  stepId: string,
  { tables = [], reason }: Acceptance,
): Promise<void> {
  const override = reason === undefined ? {} : { override: true, reason };
  await (await client()).acceptRequest({ reservationId: id, stepId, tableNumbers: [...tables], ...override });
}

/** Declines a request with a message to the guest, which may be empty. */
export async function declineRequest(id: string, stepId: string, words: string): Promise<void> {
  await (await client()).declineRequest({ reservationId: id, stepId, words });
}
