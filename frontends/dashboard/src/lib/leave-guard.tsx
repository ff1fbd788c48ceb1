import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useConfirm } from './confirm';

interface Guard {
  /** True when nothing would be lost, or the person said that it may be. */
  mayLeave: () => Promise<boolean>;
  setUnsaved: (unsaved: boolean) => void;
}

const GuardContext = createContext<Guard>({ mayLeave: async () => true, setUnsaved: () => undefined });

/** Asks before unsaved changes are left behind: by tabs, the restaurant selector, Home and Logout. */
export const useMayLeave = (): Guard['mayLeave'] => useContext(GuardContext).mayLeave;

/** Says that this part of the page holds changes that are not saved. Closing the browser tab asks too. */
export function useUnsavedChanges(unsaved: boolean): void {
  const { setUnsaved } = useContext(GuardContext);
  useEffect(() => {
    setUnsaved(unsaved);
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved(false);
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, setUnsaved]);
}

export function LeaveGuard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const unsaved = useRef(false);
  const setUnsaved = useCallback((next: boolean): void => {
    unsaved.current = next;
  }, []);
  const mayLeave = useCallback(
    async (): Promise<boolean> =>
      !unsaved.current ||
      (await confirm({
        title: 'Leave without saving?',
        message: 'Your changes to the settings are not saved yet.',
        confirmLabel: 'Discard changes',
        cancelLabel: 'Stay here',
        dangerous: true,
      })),
    [confirm],
  );
  const guard = useMemo(() => ({ mayLeave, setUnsaved }), [mayLeave, setUnsaved]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}
