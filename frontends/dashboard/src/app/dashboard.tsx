import { CountryContext } from '../lib/phone';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { browserZone, clearSession, forgetOwnItems } from '@tablewell/api-client';
import { browser } from '@tablewell/federation';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { LoadingPanel, Stack, VisuallyHidden } from '@tablewell/ui';
import { Banners } from '../features/banners/banners';
import { forgetImports } from '../features/guests/kept-import';
import { NoRestaurant } from '../features/restaurants/no-restaurant';
import { RestaurantSelector } from '../features/restaurants/restaurant-selector';
import { useRestaurants } from '../lib/use-restaurants';
import { discardChanges, waitingChanges } from '../parts/changes/use-changes';
import { useConfirm } from '../lib/confirm';
import { LeaveGuard, useMayLeave } from '../lib/leave-guard';
import { RightsContext, rightsOf } from '../lib/rights';
import { paths } from '../paths';
import { logout } from './api/logout';
import { ConnectionBar } from './connection-bar';
import { Frame } from './frame';
import { TabBoundary } from './tab-boundary';
import { TabList, panelId, tabElementId } from './tab-list';
import { preloadTabs, TabContent } from './tab-content';
import { tabsFor } from './tabs';
import { useLiveUpdates } from './use-live-updates';
import { useTab } from './use-tab';
import { useServiceMode } from '../lib/use-service-mode';
import { useSharedTablet } from '../lib/shared-tablet';
import { useTall } from '../lib/use-wide';
import { whenIdle } from '../lib/when-idle';
import { t } from './texts';

const loadForm = () => import('../parts/host-form/host-form-routes');
const HostFormRoutes = lazy(async () => ({ default: (await loadForm()).HostFormRoutes }));

const TabletBar = lazy(async () => ({
  default: (await import('../features/security/tablet/tablet-bar')).TabletBar,
}));

/** The dashboard of a user whose session is valid. */
export const Dashboard = () => (
  <LeaveGuard>
    <SignedInDashboard />
  </LeaveGuard>
);

function SignedInDashboard() {
  const { state, all, current } = useRestaurants();
  const shared = useSharedTablet();
  const [isLeaving, setLeaving] = useState(false);
  const tabs = tabsFor(current?.role, all.length > 1, shared !== undefined);
  const [tab, selectTab] = useTab(tabs);
  const mayLeave = useMayLeave();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const lostAt = useLiveUpdates(current?.id);
  const [isInService] = useServiceMode();
  const isTall = useTall();
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        preloadTabs();
        loadForm().catch(() => undefined);
      }),
    [],
  );

  const isTonight = tab === 'tonight' && current !== undefined;
  const isBare = isTonight && isInService;
  const label = tabs.find(({ id }) => id === tab)?.label ?? '';
  useEffect(() => {
    document.title = t('app.pageTitle', { tab: label });
  }, [label, pathname]);

  async function signOut(): Promise<void> {
    if (!(await mayLeave())) return;
    // First the member who set the shared tablet up proves to be there (TABLET-7).
    if (shared) return setLeaving(true);
    // Sent later, they would be made in the name of the next user.
    const waiting = waitingChanges(queries);
    if (waiting > 0) {
      const yes = await confirm({
        title: t('app.waiting.title'),
        message: t('app.waiting.text', { count: waiting }),
        confirmLabel: t('app.waiting.logOut'),
        cancelLabel: t('app.waiting.stay'),
        dangerous: true,
      });
      if (!yes) return;
      discardChanges(queries);
    }
    // The session ends on this device even if the server cannot be reached.
    await logout().catch(() => undefined);
    // Calls under way must not store anything for a session that has ended.
    await queries.cancelQueries();
    forgetOwnItems();
    clearSession();
    forgetImports();
    await navigate(paths.home);
  }

  return (
    <CountryContext value={current?.country}>
      <RightsContext value={rightsOf(current?.role, current?.withheld)}>
        <Frame
          restaurant={<RestaurantSelector />}
          tabs={state !== 'loading' && <TabList tabs={tabs} selected={tab} onSelect={selectTab} />}
          onHome={() => void navigate(paths.home)}
          onLogout={() => void signOut()}
          isBare={isBare}
          fits={isTonight && isTall}
        >
          <Stack $gap="lg">
            {shared && (
              <Suspense fallback={null}>
                <TabletBar {...shared} isLeaving={isLeaving} onStay={() => setLeaving(false)} />
              </Suspense>
            )}
            {!isBare && <Banners />}
            <section
              // Another restaurant is another page: nothing typed or scrolled for one is kept for the next.
              key={current?.id ?? ''}
              role="tabpanel"
              id={panelId}
              {...(isBare ? { 'aria-label': label } : { 'aria-labelledby': tabElementId(tab) })}
              tabIndex={-1}
            >
              {state === 'loading' ? (
                <LoadingPanel text={t('app.loading')} />
              ) : current || tab === 'reservations' || tab === 'billing' ? (
                <TabBoundary key={tab} reload={browser.reload}>
                  <Suspense
                    fallback={<LoadingPanel text={t('app.loadingTab', { tab: label.toLowerCase() })} />}
                  >
                    <TabContent tab={tab} restaurant={current} />
                  </Suspense>
                </TabBoundary>
              ) : (
                <>
                  <VisuallyHidden as="h1">{label}</VisuallyHidden>
                  <NoRestaurant />
                </>
              )}
            </section>
          </Stack>
          {pathname !== paths.dashboard && current && (
            <Suspense fallback={null}>
              <HostFormRoutes />
            </Suspense>
          )}
          <ConnectionBar
            lostAt={lostAt}
            zone={current?.timezone ?? browserZone()}
            keepsChanges={tab === 'tonight'}
          />
        </Frame>
      </RightsContext>
    </CountryContext>
  );
}
