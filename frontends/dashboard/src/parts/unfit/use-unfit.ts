import { useQuery } from '@tanstack/react-query';
import type { Party } from '@tablewell/api-client/book';
import { unfitReservations } from './api/unfit-reservations';
import type { UnfitReservations } from './api/unfit-reservations';

/** A party that has arrived, or is not expected any more, is not marked. */
export const isComing = ({ stage }: Pick<Party, 'stage'>): boolean =>
  stage === 'booked' || stage === 'confirmed' || stage === 'requested';

const none: UnfitReservations = new Map();

/** The reservations to mark (AVAIL-13); none while they are not known. */
export function useUnfit(restaurantId: string | undefined): UnfitReservations {
  const { data } = useQuery({
    ...unfitReservations(restaurantId ?? ''),
    enabled: restaurantId !== undefined,
  });
  return data ?? none;
}
