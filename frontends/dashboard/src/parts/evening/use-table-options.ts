import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eveningKey, holdsTables } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { listTables } from './api/list-tables';
import { withPresence } from './losses';
import { tableOptions } from './table-options';
import type { TableAsk, TableOption } from './table-option';

/** Who has which table from when, as this device knows it. */
const takenTables = (parties: readonly Party[]): string =>
  parties
    .filter(holdsTables)
    .map(({ id, stage, tables, startsAt }) => `${id} ${stage} ${startsAt} ${tables.join('+')}`)
    .join();

/**
 * The tables for a party: at once as this device knows them, and with what each costs others once the service has said it.
 * Without a connection the former have to do.
 */
export function useTableOptions(
  restaurantId: string,
  evening: Evening,
  ask: TableAsk | undefined,
  now: number,
): readonly TableOption[] {
  const known = useMemo(() => (ask ? tableOptions(evening, ask, now) : []), [evening, ask, now]);
  const taken = useMemo(() => takenTables(evening.parties), [evening.parties]);
  // A walk-in comes now, whatever the minute at which the answer arrives.
  const startsAt = ask?.partyId === undefined ? undefined : ask.from;
  const stay = ask?.isStay ? { until: ask.until } : {};
  const asked = {
    partyId: ask?.partyId,
    size: ask?.partyId === undefined || ask.isStay ? (ask?.size ?? 0) : 0,
    ...stay,
  };
  const { data: told } = useQuery({
    // An answer from before somebody sat down or left would offer a table that was just given away.
    queryKey: [...eveningKey(restaurantId), 'tables', ask?.partyId, ask?.size, startsAt, stay.until, taken],
    queryFn: ({ signal }) =>
      listTables(
        restaurantId,
        { ...asked, ...(startsAt === undefined || ask?.isStay ? {} : { startsAt }) },
        signal,
      ),
    enabled: ask !== undefined,
    retry: false,
  });
  return useMemo(() => {
    if (!told) return known;
    const present = withPresence(evening, now);
    const byTables = new Map(told.map((option) => [option.tables.join('+'), present(option)]));
    return known.map(({ blockedFrom, blockReason, freeFrom, ...option }) => ({
      ...(byTables.get(option.tables.join('+')) ?? option),
      ...(freeFrom === undefined ? {} : { freeFrom }),
      ...(blockedFrom === undefined ? {} : { blockedFrom, blockReason }),
    }));
  }, [known, told, evening, now]) as readonly TableOption[];
}
