import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft } from './draft';
import type { Draft } from './draft';

const delayMs = 300;

type Unsaved = Omit<Draft, 'at'>;

/** Stores unsaved changes on this device as a draft, and removes the draft when there are none left. */
export function useDraft(
  layoutId: string,
  { document, base, dirty }: Unsaved & { dirty: boolean },
  unsaved: () => Unsaved | undefined,
): void {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (!dirty) {
      // A draft of an earlier visit is kept until the user restores or discards it.
      if (wasDirty.current) dropDraft(layoutId);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = (): void => keepDraft(layoutId, { document, base, at: Date.now() });
    const timer = setTimeout(keep, delayMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [layoutId, document, base, dirty]);
  // Leaving the tab within the delay must not lose the last change. Unsaved changes are determined on leaving, because
  // a save and the navigation after it can happen before the next render.
  const latestUnsaved = useRef(unsaved);
  useEffect(() => {
    latestUnsaved.current = unsaved;
  });
  useEffect(
    () => () => {
      const left = latestUnsaved.current();
      if (left) keepDraft(layoutId, { ...left, at: Date.now() });
    },
    [layoutId],
  );
}
