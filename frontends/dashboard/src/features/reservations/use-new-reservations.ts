import { useEffect, useState } from 'react';
import type { Placed } from '../../lib/reservation';

/** How long a reservation that just came in stands out. */
const standsOutMs = 4_000;

/** The ids of reservations that came in while the list was on the screen, for some seconds each. */
export function useNewReservations(reservations: readonly Placed[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(reservations.map(({ id }) => id)));
  const key = reservations.flatMap(({ id }) => (known.has(id) ? [] : [id])).join(' ');
  const [fresh, setFresh] = useState<{ key: string; ids: ReadonlySet<string> }>({ key: '', ids: new Set() });
  // The same set for the same reservations, so that nothing is drawn for others.
  if (fresh.key !== key) setFresh({ key, ids: new Set(key === '' ? [] : key.split(' ')) });
  useEffect(() => {
    if (key === '') return undefined;
    const timer = setTimeout(
      () => setKnown((before) => new Set([...before, ...key.split(' ')])),
      standsOutMs,
    );
    return () => clearTimeout(timer);
  }, [key]);
  return fresh.ids;
}
