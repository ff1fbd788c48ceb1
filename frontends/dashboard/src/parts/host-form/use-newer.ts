import { useEffect, useEffectEvent, useState } from 'react';
import type { Party } from '@tablewell/api-client/book';
import type { Form } from '@tablewell/ui';
import { changedByOthers, isSame, toBooking } from './form-values';
import type { Values } from './form-values';
import { isOutdated } from './use-booking';
import type { Changed } from './use-booking';

/** The values of a party by now, if others have changed it since its form was shown. */
export interface Newer {
  readonly values: Values;
  /** The form shows them. */
  readonly onShown: () => void;
}

/** A party in a form, with what its host saw. */
interface Seen {
  readonly changed: Changed;
  readonly initial: Values;
  readonly newer: Newer | undefined;
}

/**
 * What a host sees of a party in its form: a change is made to that, and undoing goes back to it. A live update may tell of
 * the party's version or of its values first.
 */
export function useSeen({ id, version }: Pick<Party, 'id' | 'version'>, values: Values): Seen {
  const present = { version, values };
  const [seen, setSeen] = useState(present);
  const isAsSeen = isSame(seen.values, values);
  const changed = {
    id,
    version: isAsSeen ? version : seen.version,
    before: toBooking(seen.values),
    shown: seen.values,
  };
  const newer = isAsSeen ? undefined : { values, onShown: () => setSeen(present) };
  return { changed, initial: seen.values, newer };
}

/**
 * A change to an outdated party was refused: the form then shows what others changed, beside what its host did, who may send
 * it again.
 */
export function useShowNewer(
  { values, change }: Pick<Form<Values>, 'values' | 'change'>,
  initial: Values,
  newer: Newer | undefined,
  error: unknown,
): void {
  const showNewer = useEffectEvent(() => {
    if (!newer) return;
    change(changedByOthers(values, initial, newer.values));
    newer.onShown();
  });
  const mustShow = newer !== undefined && isOutdated(error);
  useEffect(() => {
    if (mustShow) showNewer();
  }, [mustShow]);
}
