import { useState } from 'react';
import { queuedId } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { usePartyElsewhere } from '../../../parts/host-form/use-party-elsewhere';
import type { Elsewhere } from '../../../parts/host-form/use-party-elsewhere';

/** The party of an open dialog. */
export interface OpenParty {
  readonly party: Party;
  /** Where it is, if it was moved to another day or deleted while the dialog was open. */
  readonly elsewhere: Elsewhere | undefined;
}

/**
 * The party of a dialog for as long as that is open: whatever becomes of the party, the dialog says so, and what was typed in
 * it is kept. A walk-in is the same party before and after the service has given it its id.
 * @param id of the party; undefined: no dialog is open
 */
export function useOpenParty(
  restaurantId: string,
  parties: readonly Party[],
  id: string | undefined,
): OpenParty | undefined {
  const [kept, keep] = useState<{ readonly openedBy: string; readonly party: Party }>();
  const isOpened = (party: Party): boolean =>
    party.id === id || (id !== undefined && party.steps.some((step) => queuedId(step.id) === id));
  const here = id === undefined ? undefined : parties.find(isOpened);
  if (here && id !== undefined && here !== kept?.party) keep({ openedBy: id, party: here });
  const last = here ?? (kept?.openedBy === id ? kept?.party : undefined);
  // If the seating of a walk-in is refused or undone, a message says so; no dialog has to.
  const isGone = here === undefined && last !== undefined && !last.id.startsWith('queued:');
  const elsewhere = usePartyElsewhere(restaurantId, isGone ? last.id : undefined);
  if (!last || (!here && !isGone)) return undefined;
  return { party: elsewhere.party ?? last, elsewhere: isGone ? elsewhere : undefined };
}
