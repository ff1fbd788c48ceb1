import type { QueryClient } from '@tanstack/react-query';
import type { PartyUpdate } from '../socket';
import type { Evening, Party } from './evening';
import { isOver } from './evening';
import { isGivenUp } from './lateness';
import { eveningKey } from './query';

/**
 * Shows a party as described by a live update in the evenings of its day that are in the cache, so that a step of
 * another host is visible before the evening has been reloaded. Does nothing without a party in the update.
 */
export async function showParty(queries: QueryClient, update: PartyUpdate): Promise<void> {
  const { party: json, restaurantId, localDate } = update;
  const evenings = { queryKey: eveningKey(restaurantId) };
  // Without a cached evening, the runtime that reads messages need not be loaded.
  if (json === undefined || queries.getQueryCache().findAll(evenings).length === 0) return;
  const { readPartyJson } = await import('./read-evening');
  queries.setQueriesData<Evening>(evenings, (evening) =>
    evening?.date === localDate
      ? { ...evening, parties: withParty(evening.parties, readPartyJson(json, evening.turnMinutes)) }
      : evening,
  );
}

function withParty(parties: readonly Party[], party: Party): readonly Party[] {
  const known = parties.find(({ id }) => id === party.id);
  // The seating of a walk-in may have been undone meanwhile; then it is not a party of the evening.
  if (!known) return isOver(party) ? parties : [...parties, party];
  if (known.version >= party.version) return parties;
  // What depends on other parties and tables is not part of the update: collisions, blocks, and tables that no host chose.
  const { collidesWith, blockedBy = [] } = known;
  const isUnknown = party.tables.length === 0 && !isOver(party) && !isGivenUp(party);
  const tables = isUnknown ? known.tables : party.tables;
  return parties.map((other) => (other === known ? { ...party, tables, collidesWith, blockedBy } : other));
}
