import { useEffect, useState } from 'react';
import type { Party } from '@tablewell/api-client/book';

/** How long a new party is highlighted. */
const standsOutMs = 4_000;

/** The ids of parties that arrived while the list was shown, for some seconds each. */
export function useNewParties(parties: readonly Party[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => idsOf(parties));
  const fresh = parties.filter(({ id }) => !known.has(id) && !id.startsWith('queued:'));
  const key = fresh.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const timer = setTimeout(
      () => setKnown((before) => new Set([...before, ...key.split(' ')])),
      standsOutMs,
    );
    return () => clearTimeout(timer);
  }, [key]);
  return new Set(fresh.map(({ id }) => id));
}

const idsOf = (parties: readonly Party[]): ReadonlySet<string> => new Set(parties.map(({ id }) => id));
