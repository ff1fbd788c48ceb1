import { timestampDate } from '@bufbuild/protobuf/wkt';

/** As many people as the service recognizes in one call. */
export const mostRecognized = 500;

/** The earlier visits of a guest. */
export interface Visits {
  readonly count: number;
  /** Epoch milliseconds; undefined before the first one. */
  readonly last: number | undefined;
  /** Reservations to which the guest did not come. */
  readonly noShows: number;
  /** The visits at all restaurants of the group that share theirs, this one included; undefined: none does. */
  readonly inGroup?: { readonly count: number; readonly group: string };
  /** Whether the person is on the guest list. */
  readonly isKnown: boolean;
}

/** The visits of each person before the given reservation, in the order given; a person who is not on the guest list has a count of 0. */
export async function recognizeGuests(
  restaurantId: string,
  people: readonly { readonly name: string; readonly phoneNumber: string; readonly reservationId?: string }[],
  signal: AbortSignal,
): Promise<readonly Visits[]> {
  const client = (await import('../rpc')).guests();
  const { guests, groupName: group } = await client.recognizeGuests(
    { restaurantId, people: [...people] },
    { signal },
  );
  return guests.map(({ guestId, visits, lastVisit, noShows, groupVisits }) => ({
    count: visits,
    last: lastVisit && timestampDate(lastVisit).getTime(),
    noShows,
    ...(groupVisits > visits ? { inGroup: { count: groupVisits, group } } : {}),
    isKnown: guestId !== '',
  }));
}
