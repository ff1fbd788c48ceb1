import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { clearSession, forgetOwnItems, isAddressRefusal, isAuthFailure } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
import { useNavigate } from '@tablewell/federation/router';
import { Container, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { AddressHelpContext } from '../lib/address-help';
import { listRestaurants } from '../lib/api/list-restaurants';
import { messageOf } from '../lib/message-of';
import { type SessionState, tellAttendance, useAttendance } from '../lib/use-attendance';
import { sameEndMs, useSessionEnd } from '../lib/use-session-end';
import { paths } from '../paths';
import { logout } from './api/logout';
import { t } from './texts';

const AddressBlock = lazy(async () => ({
  default: (await import('../features/security/address-block')).AddressBlock,
}));

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog')).SessionEndDialog,
}));

/** Renders the dashboard, which loads its data, only once the session is known to be valid, and while its address is allowed. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(session());
  const queries = useQueryClient();
  const store = useCallback(
    (state: SessionState) => void queries.setQueryData(session().queryKey, state),
    [queries],
  );
  useAttendance(data?.limitsIdleTime === true, store);
  const endsIn = data?.endsInSeconds;
  const endsAt = endsIn === undefined || isAuthFailure(error) ? undefined : dataUpdatedAt + endsIn * 1_000;
  const left = useSessionEnd(endsAt, refetch);
  async function stay(): Promise<boolean> {
    const state = await tellAttendance();
    store(state);
    return Date.now() + (state.endsInSeconds ?? 0) * 1_000 > (endsAt ?? 0) + sameEndMs;
  }
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const closedBy = data?.closedBy?.join() ?? '';
  const shown = useRef(closedBy);
  useEffect(() => {
    if (shown.current === closedBy) return;
    shown.current = closedBy;
    // Restaurants were closed to this session, or opened again: nothing of them may stay on the screen.
    void queries.invalidateQueries({ queryKey: listRestaurants().queryKey });
  }, [queries, closedBy]);
  function tryAgain(): void {
    setHelpOpen(false);
    void refetch();
  }
  async function logOut(): Promise<void> {
    // The session ends on this device even if the server cannot be reached.
    await logout().catch(() => undefined);
    forgetOwnItems();
    clearSession();
    await navigate(paths.home);
  }
  const isShut = isAddressRefusal(error);
  // A person who works for several owners keeps the other restaurants, and requests the page by the banner.
  const isPartlyShut = !isShut && isHelpOpen && data?.closedBy?.includes('address') === true;
  if (isShut || isPartlyShut)
    return (
      <Suspense fallback={<LoadingPanel text={t('app.loading')} />}>
        <AddressBlock othersOpen={isPartlyShut} onAgain={tryAgain} onLogOut={() => void logOut()} />
      </Suspense>
    );
  // A session that is checked again without a connection stays what it was.
  if (data && !isAuthFailure(error))
    return (
      <AddressHelpContext value={openHelp}>
        {children}
        {left !== undefined && (
          <Suspense>
            <SessionEndDialog left={left} onStay={stay} />
          </Suspense>
        )}
      </AddressHelpContext>
    );
  // After a refused session, the page is navigating to sign-in already.
  if (!error || isAuthFailure(error)) return <LoadingPanel text={t('app.loading')} />;
  return (
    <Container $width="text" style={{ paddingBlock: '4rem' }}>
      <ErrorPanel title={t('app.notOpened')} message={messageOf(error)} retry={() => void refetch()} />
    </Container>
  );
}
