import { queryOptions } from '@tanstack/react-query';
import type { Party } from '@tablewell/api-client/book';

/** The requests of a restaurant that wait for an answer. */
interface TableRequests {
  /** Parties with a `request`. */
  readonly requests: readonly Party[];
  /** The number of all requests; the list may be shorter. */
  readonly total: number;
}

export const requestsRoot = 'table-requests';
export const requestsKey = (restaurantId: string) => [requestsRoot, restaurantId] as const;

const rpc = () => import('../../../lib/rpc');
const client = async () => (await rpc()).requests();

/** The requests of a restaurant that wait for an answer, by the time of the party. */
export const tableRequests = (restaurantId: string) =>
  queryOptions({
    queryKey: requestsKey(restaurantId),
    queryFn: async ({ signal }): Promise<TableRequests> => {
      const { requests: requestsClient, readReservation } = await rpc();
      const { requests, total } = await requestsClient().listRequests({ restaurantId }, { signal });
      return { total, requests: requests.map(readReservation) };
    },
  });

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
