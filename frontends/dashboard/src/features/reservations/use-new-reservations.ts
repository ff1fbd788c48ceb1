import { useEffect, useState } from 'react';
import type { LocalParty } from '../../lib/local-party';

/** How long a new reservation is highlighted. */
const standsOutMs = 4_000;

/**
 * The ids of reservations that arrived while the list was shown, for some seconds each. While the list of the previous
 * period is shown because the next one is loading, nothing counts as new.
 */
export function useNewReservations(reservations: readonly LocalParty[], stale: boolean): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => idsOf(reservations));
  const [wasStale, setWasStale] = useState(stale);
  if (wasStale !== stale) {
    setWasStale(stale);
    if (!stale) setKnown(idsOf(reservations));
  }
  const isSettled = !stale && !wasStale;
  const key = isSettled ? reservations.flatMap(({ id }) => (known.has(id) ? [] : [id])).join(' ') : '';
  const [fresh, setFresh] = useState<{ key: string; ids: ReadonlySet<string> }>({ key: '', ids: new Set() });
  // The same set for the same reservations, so that other rows are not rendered again.
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

const idsOf = (reservations: readonly LocalParty[]): ReadonlySet<string> =>
  new Set(reservations.map(({ id }) => id));
