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
import { useAttendance } from '../lib/use-attendance';
import { paths } from '../paths';
import { logout } from './api/logout';
import { t } from './texts';

const AddressBlock = lazy(async () => ({
  default: (await import('../features/security/address-block')).AddressBlock,
}));

/** Renders the dashboard, which loads its data, only once the session is known to be valid, and while its address is allowed. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(session());
  useAttendance(data?.limitsIdleTime === true);
  const queries = useQueryClient();
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
    return <AddressHelpContext value={openHelp}>{children}</AddressHelpContext>;
  // After a refused session, the page is navigating to sign-in already.
  if (!error || isAuthFailure(error)) return <LoadingPanel text={t('app.loading')} />;
  return (
    <Container $width="text" style={{ paddingBlock: '4rem' }}>
      <ErrorPanel title={t('app.notOpened')} message={messageOf(error)} retry={() => void refetch()} />
    </Container>
  );
}
