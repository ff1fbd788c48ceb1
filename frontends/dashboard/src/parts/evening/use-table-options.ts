import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eveningKey } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { listTables } from './api/list-tables';
import { tableOptions } from './table-options';
import type { TableAsk, TableOption } from './table-options';

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
  // A walk-in comes now, whatever the minute at which the answer arrives.
  const startsAt = ask?.partyId === undefined ? undefined : ask.from;
  const stay = ask?.isStay ? { until: ask.until } : {};
  const asked = {
    partyId: ask?.partyId,
    size: ask?.partyId === undefined || ask.isStay ? (ask?.size ?? 0) : 0,
    ...stay,
  };
  const { data: told } = useQuery({
    queryKey: [...eveningKey(restaurantId), 'tables', ask?.partyId, ask?.size, startsAt, stay.until],
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
    const byTables = new Map(told.map((option) => [option.tables.join('+'), option]));
    return known.map(({ blockedFrom, blockReason, freeFrom, ...option }) => ({
      ...(byTables.get(option.tables.join('+')) ?? option),
      ...(freeFrom === undefined ? {} : { freeFrom }),
      ...(blockedFrom === undefined ? {} : { blockedFrom, blockReason }),
    }));
  }, [known, told]) as readonly TableOption[];
}
