import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { Restaurant } from '../lib/api/list-restaurants';
import type { TabId } from './tabs';

// A tab's code is loaded when the tab is opened: the guest list does not have to load charts and phone formatting.
const load = {
  overview: () => import('../features/overview/overview-tab'),
  group: () => import('../features/group/group-tab'),
  tonight: () => import('../features/tonight/tonight-tab'),
  floorPlan: () => import('../features/floor-plan/floor-plan-tab'),
  reservations: () => import('../features/reservations/reservations-tab'),
  shareLink: () => import('./share-link'),
  guests: () => import('../features/guests/guests-tab'),
  reports: () => import('../features/reports/reports-tab'),
  settings: () => import('./settings-tab'),
  billing: () => import('../features/billing/billing-tab'),
};

const OverviewTab = lazy(async () => ({ default: (await load.overview()).OverviewTab }));
const GroupTab = lazy(async () => ({ default: (await load.group()).GroupTab }));
const TonightTab = lazy(async () => ({ default: (await load.tonight()).TonightTab }));
const FloorPlanTab = lazy(async () => ({ default: (await load.floorPlan()).FloorPlanTab }));
const ReservationsTab = lazy(async () => ({ default: (await load.reservations()).ReservationsTab }));
const ShareLink = lazy(async () => ({ default: (await load.shareLink()).ShareLink }));
const GuestsTab = lazy(async () => ({ default: (await load.guests()).GuestsTab }));
const ReportsTab = lazy(async () => ({ default: (await load.reports()).ReportsTab }));
const SettingsTab = lazy(async () => ({ default: (await load.settings()).SettingsTab }));
const BillingTab = lazy(async () => ({ default: (await load.billing()).BillingTab }));

/**
 * Loads the code of every tab in advance, so that each opens at once, even without a connection. A failure is handled
 * when the tab is opened.
 */
export function preloadTabs(): void {
  for (const tab of Object.values(load)) tab().catch(() => undefined);
}

/** The content of the selected tab. Only the reservations and billing tabs are shown without a restaurant. */
export function TabContent({
  tab,
  restaurant,
}: {
  tab: TabId;
  restaurant: Restaurant | undefined;
}): ReactNode {
  if (tab === 'reservations') return <ReservationsTab restaurantId={restaurant?.id} />;
  if (tab === 'billing') return <BillingTab />;
  if (!restaurant) return null;
  switch (tab) {
    case 'overview':
      return <OverviewTab restaurant={restaurant} />;
    case 'group':
      return <GroupTab />;
    case 'tonight':
      return <TonightTab restaurant={restaurant} />;
    case 'floor-plan':
      return <FloorPlanTab restaurantId={restaurant.id} />;
    case 'share-link':
      return <ShareLink restaurant={restaurant} />;
    case 'guests':
      return <GuestsTab restaurant={restaurant} />;
    case 'reports':
      return <ReportsTab restaurant={restaurant} />;
    case 'settings':
      return <SettingsTab restaurantId={restaurant.id} />;
  }
}
