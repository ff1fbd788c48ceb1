import { timestampDate } from '@bufbuild/protobuf/wkt';

/** The earlier visits of a guest. */
export interface Visits {
  readonly count: number;
  /** Epoch milliseconds; undefined before the first one. */
  readonly last: number | undefined;
  /** Reservations to which the guest did not come. */
  readonly noShows: number;
}

/** The visits of each person before the given reservation, in the order given; a person who is not on the guest list has a count of 0. */
export async function recognizeGuests(
  restaurantId: string,
  people: readonly { readonly name: string; readonly phoneNumber: string; readonly reservationId: string }[],
  signal: AbortSignal,
): Promise<readonly Visits[]> {
  const client = (await import('../../../lib/rpc')).guests();
  const { guests } = await client.recognizeGuests({ restaurantId, people: [...people] }, { signal });
  return guests.map(({ visits, lastVisit, noShows }) => ({
    count: visits,
    last: lastVisit && timestampDate(lastVisit).getTime(),
    noShows,
  }));
}
