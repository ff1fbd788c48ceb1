import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorPanel, LoadingPanel, PageHeading, Stack, ToggleButtons } from '@tablewell/ui';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { useDashboardParams } from '../../lib/dashboard-params';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import type { Rights } from '../../lib/rights';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { ActivitySection } from '../activity/activity-section';
import { DevicesSection } from '../security/devices-section';
import { StaffSection } from '../staff/staff-section';
import { DangerZone } from './danger-zone';
import { SettingsForm } from './settings-form';
import { SettingsIndex } from './settings-index';

const AvailabilityView = lazy(async () => ({
  default: (await import('../availability/availability-view')).AvailabilityView,
}));

const BookingPageView = lazy(async () => ({
  default: (await import('../booking-page/booking-page-view')).BookingPageView,
}));

const OnYourSiteView = lazy(async () => ({
  default: (await import('../on-your-site/on-your-site-view')).OnYourSiteView,
}));

const views = [
  { id: 'restaurant', label: 'Restaurant' },
  { id: 'rules', label: 'Availability rules' },
  { id: 'page', label: 'Booking page' },
  { id: 'site', label: 'On your site' },
] as const;
type View = (typeof views)[number]['id'];

/** Settings of the restaurant that the dashboard shows, and the devices of the person who is signed in. */
export function SettingsTab({ restaurantId }: { restaurantId: string }) {
  const rights = useRights();
  const { data, error, refetch } = useQuery(restaurantInfo(restaurantId));
  return (
    <Stack $gap="lg">
      <PageHeading
        title="Settings"
        subtitle={rights.settings ? 'How your restaurant takes reservations.' : 'Your own account.'}
      />
      {!rights.settings ? (
        <DevicesSection />
      ) : data ? (
        <Views restaurant={data} />
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text="Loading settings..." />
      )}
    </Stack>
  );
}

/** The settings, the rules, the booking page and its sites, one at a time, by the address. */
function Views({ restaurant }: { restaurant: Restaurant }) {
  const [params, setParams] = useDashboardParams();
  const mayLeave = useMayLeave();
  const view: View = views.find(({ id }) => id === params.get('view'))?.id ?? 'restaurant';
  async function select(next: View): Promise<void> {
    if (next === view || !(await mayLeave())) return;
    setParams({ tab: 'settings', ...(next === 'restaurant' ? {} : { view: next }) });
  }
  return (
    <>
      <div>
        <ToggleButtons label="Settings of" items={views} selected={view} onSelect={(id) => void select(id)} />
      </div>
      {view === 'page' ? (
        <Suspense fallback={<LoadingPanel text="Loading booking page..." />}>
          <BookingPageView restaurantId={restaurant.id} />
        </Suspense>
      ) : view === 'site' ? (
        <Suspense fallback={<LoadingPanel text="Loading your sites..." />}>
          <OnYourSiteView restaurantId={restaurant.id} />
        </Suspense>
      ) : view === 'rules' ? (
        <Suspense fallback={<LoadingPanel text="Loading rules..." />}>
          <AvailabilityView restaurant={restaurant} />
        </Suspense>
      ) : (
        <RestaurantView restaurant={restaurant} />
      )}
    </>
  );
}

function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  const rights = useRights();
  const { id } = restaurant;
  return (
    <>
      <SettingsIndex titles={titlesFor(rights)} />
      <SettingsForm key={id} restaurant={restaurant} />
      <StaffSection key={`staff-${id}`} restaurantId={id} />
      <DevicesSection />
      {rights.activity && (
        <ActivitySection key={`activity-${id}`} restaurantId={id} zone={restaurant.timezone ?? 'UTC'} />
      )}
      {rights.deletion && <DangerZone restaurant={restaurant} />}
    </>
  );
}

const titlesFor = ({ activity, deletion }: Rights): string[] => [
  'General',
  'Operating periods',
  'Closed days',
  'Table availability',
  'Notification settings',
  // Staff are the owner's to manage.
  ...(deletion ? ['Staff'] : []),
  'Signed-in devices',
  ...(activity ? ['Activity'] : []),
  ...(deletion ? ['Danger zone'] : []),
];
