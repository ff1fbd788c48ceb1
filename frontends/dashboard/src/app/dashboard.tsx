import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { clearSession } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { LoadingPanel, Stack, VisuallyHidden } from '@tablewell/ui';
import { Banners } from '../features/banners/banners';
import { forgetImports } from '../features/guests/kept-import';
import { NoRestaurant } from '../features/restaurants/no-restaurant';
import { RestaurantSelector } from '../features/restaurants/restaurant-selector';
import { useRestaurants } from '../features/restaurants/use-restaurants';
import { LeaveGuard, useMayLeave } from '../lib/leave-guard';
import { paths } from '../paths';
import { logout } from './api/logout';
import { Frame } from './frame';
import { TabBoundary } from './tab-boundary';
import { TabList, panelId, tabElementId } from './tab-list';
import { TabContent } from './tab-content';
import { tabs } from './tabs';
import { useLiveUpdates } from './use-live-updates';
import { useTab } from './use-tab';

/** The dashboard of a person whose session is good. */
export const Dashboard = () => (
  <LeaveGuard>
    <Signed />
  </LeaveGuard>
);

function Signed() {
  const [tab, selectTab] = useTab();
  const { state, current } = useRestaurants();
  const mayLeave = useMayLeave();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useLiveUpdates(current?.id);

  const label = tabs.find(({ id }) => id === tab)?.label ?? '';
  useEffect(() => {
    document.title = `${label} · Tablewell`;
  }, [label]);

  async function leaveFor(path: string): Promise<void> {
    if (await mayLeave()) await navigate(path);
  }
  async function signOut(): Promise<void> {
    if (!(await mayLeave())) return;
    // The session ends on this device even where the server cannot be told.
    await logout().catch(() => undefined);
    // What is still on its way must not store anything for a session that is over.
    await queries.cancelQueries();
    clearSession();
    forgetImports();
    await navigate(paths.home);
  }

  return (
    <Frame
      restaurant={<RestaurantSelector />}
      tabs={<TabList selected={tab} onSelect={selectTab} />}
      onHome={() => void leaveFor(paths.home)}
      onLogout={() => void signOut()}
    >
      <Stack $gap="lg">
        <Banners />
        <section
          // Another restaurant is another page: nothing typed or scrolled for one stays for the next.
          key={current?.id ?? ''}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabElementId(tab)}
          tabIndex={-1}
        >
          {state === 'loading' ? (
            <LoadingPanel text="Loading dashboard..." />
          ) : current || tab === 'reservations' || tab === 'billing' ? (
            <TabBoundary key={tab} reload={() => window.location.reload()}>
              <Suspense fallback={<LoadingPanel text={`Loading ${label.toLowerCase()}...`} />}>
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
    </Frame>
  );
}
