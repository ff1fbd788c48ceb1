import { createContext, useCallback, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { unsavedWork, useUnsavedWork } from '@tablewell/federation';
import { useBlocker } from '@tablewell/federation/router';
import { useConfirm } from './confirm';
import { t } from './texts';
import { inLocale } from './language';

/** True if nothing would be lost, or the user agreed to lose it. */
type MayLeave = () => Promise<boolean>;

const MayLeaveContext = createContext<MayLeave>(async () => true);

/** Asks before unsaved changes are discarded by something other than a navigation: another restaurant, Logout. */
export const useMayLeave = (): MayLeave => useContext(MayLeaveContext);

/** Declares that this part of the page has unsaved changes. Closing the browser tab asks, too. */
export function useUnsavedChanges(what: string, unsaved: boolean, discard: () => void): void {
  useUnsavedWork(what, unsaved, discard);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

const listed = inLocale((locale) => new Intl.ListFormat(locale));
const tabIn = (search: string): string | null => new URLSearchParams(search).get('tab');

/**
 * Asks before unsaved work of any remote on the page is discarded: by a link, by a tab, by Back or Forward. Other
 * changes of the address, such as the period of a list, discard nothing.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const mayLeave = useCallback<MayLeave>(async () => {
    const work = unsavedWork();
    if (work.length === 0) return true;
    const yes = await confirm({
      title: t('common.leave.title'),
      message: t('common.leave.text', { work: listed().format(work.map(({ what }) => what)) }),
      confirmLabel: t('common.leave.discard'),
      cancelLabel: t('common.leave.stay'),
      dangerous: true,
    });
    if (yes) for (const { discard } of work) discard();
    return yes;
  }, [confirm]);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsavedWork().length > 0 && (from.pathname !== to.pathname || tabIn(from.search) !== tabIn(to.search)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);
  return <MayLeaveContext value={mayLeave}>{children}</MayLeaveContext>;
}
