import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { Restaurant } from '../lib/api/list-restaurants';
import type { TabId } from './tabs';

// A tab's code comes when it is opened: charts and phone formatting are not paid for by who looks at the guests.
const OverviewTab = lazy(() =>
  import('../features/overview/overview-tab').then(({ OverviewTab }) => ({ default: OverviewTab })),
);
const FloorPlanTab = lazy(() =>
  import('../features/floor-plan/floor-plan-tab').then(({ FloorPlanTab }) => ({ default: FloorPlanTab })),
);
const ReservationsTab = lazy(() =>
  import('../features/reservations/reservations-tab').then(({ ReservationsTab }) => ({
    default: ReservationsTab,
  })),
);
const ShareLinkTab = lazy(() =>
  import('../features/share-link/share-link-tab').then(({ ShareLinkTab }) => ({ default: ShareLinkTab })),
);
const GuestsTab = lazy(() =>
  import('../features/guests/guests-tab').then(({ GuestsTab }) => ({ default: GuestsTab })),
);
const SettingsTab = lazy(() =>
  import('../features/settings/settings-tab').then(({ SettingsTab }) => ({ default: SettingsTab })),
);
const BillingTab = lazy(() =>
  import('../features/billing/billing-tab').then(({ BillingTab }) => ({ default: BillingTab })),
);

/** What the selected tab shows. Only the reservations and billing tabs are drawn without a restaurant. */
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
      return <OverviewTab restaurantId={restaurant.id} />;
    case 'floor-plan':
      return <FloorPlanTab restaurantId={restaurant.id} />;
    case 'share-link':
      return <ShareLinkTab restaurant={restaurant} />;
    case 'guests':
      return <GuestsTab restaurant={restaurant} />;
    case 'settings':
      return <SettingsTab restaurantId={restaurant.id} />;
  }
}
