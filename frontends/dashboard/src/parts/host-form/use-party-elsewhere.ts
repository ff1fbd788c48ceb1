import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tablewell/api-client';
import { eveningOf } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { serviceDateAt } from '../../lib/service-day';
import { movedReservation } from './api/host-form';

/** Where a party is that an evening does not have any more. */
export interface Elsewhere {
  /** Its service day; empty until it is known. */
  readonly date: string;
  /** As that day has it; undefined until it is loaded. */
  readonly party: Party | undefined;
  readonly isDeleted: boolean;
}

/** Finds the party that was moved to another day while it is shown. @param id of the party; undefined: none was moved */
export function usePartyElsewhere(restaurantId: string, id: string | undefined): Elsewhere {
  const found = useQuery({ ...movedReservation(id ?? ''), enabled: id !== undefined });
  const { data: restaurant } = useQuery({ ...restaurantInfo(restaurantId), enabled: id !== undefined });
  const at = id === undefined ? undefined : found.data?.reservation_time;
  const date = at && restaurant ? serviceDateAt(Date.parse(at), restaurant) : '';
  const evening = useQuery({ ...eveningOf(restaurantId, date), enabled: date !== '' });
  return {
    date,
    party: date === '' ? undefined : evening.data?.parties.find((party) => party.id === id),
    isDeleted: id !== undefined && found.error instanceof ApiError && found.error.status === 404,
  };
}
