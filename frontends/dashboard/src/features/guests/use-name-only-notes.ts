import { useQuery } from '@tanstack/react-query';
import { mostRecognized, recognizeGuests } from '../../lib/guests/recognize-guests';
import { type GuestRow, nameOnlyNotes } from './name-only-rows';

/**
 * What becomes of the rows of a file that have a name only, by the guest list. The rule alone while the list is being
 * asked, if it does not answer, and for more rows than it is asked about.
 */
export function useNameOnlyNotes(restaurantId: string, rows: readonly GuestRow[]): readonly string[] {
  const names = rows.map(({ guest }) => guest.name);
  const { data: isKnown } = useQuery({
    queryKey: ['guests-by-name', restaurantId, names],
    queryFn: async ({ signal }) => {
      const people = names.map((name) => ({ name, phoneNumber: '' }));
      return (await recognizeGuests(restaurantId, people, signal)).map((each) => each.isKnown);
    },
    enabled: names.length > 0 && names.length <= mostRecognized,
    retry: false,
  });
  return nameOnlyNotes(rows, isKnown);
}
