import { createClient } from '@connectrpc/connect';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { createRpcTransport } from '../rpc';
import type { PartiesByDate } from './queries';
import { readParty } from './read-party';

/** The service takes one read of a restaurant at a time: between these calls a host's evening has its turn. */
const datesPerCall = 7;

/** The turn time of a party that holds no table: lists do not show when it would have ended. */
const turnMinutes = 0;

/** The parties of service days, in as many calls as the service answers them. */
export async function loadPartiesOn(
  restaurantId: string,
  dates: readonly string[],
  signal?: AbortSignal,
): Promise<PartiesByDate> {
  const client = createClient(EveningService, createRpcTransport());
  const found: Record<string, PartiesByDate[string]> = {};
  let rest = dates;
  while (rest.length > 0) {
    const request = { restaurantId, localDates: rest.slice(0, datesPerCall) };
    const { days } = await client.listParties(request, signal ? { signal } : {});
    for (const { localDate, parties } of days)
      found[localDate] = parties.map((party) => readParty(party, turnMinutes));
    const left = rest.filter((date) => found[date] === undefined);
    if (left.length === rest.length) throw new Error('The answer has none of the days');
    rest = left;
  }
  return found;
}
