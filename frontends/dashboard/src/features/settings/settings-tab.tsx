import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { restaurantInfo } from '../../lib/api/restaurant-info';
import { messageOf } from '../../lib/message-of';
import { ActivitySection } from '../activity/activity-section';
import { DevicesSection } from '../security/devices-section';
import { StaffSection } from '../staff/staff-section';
import { DangerZone } from './danger-zone';
import { SettingsForm } from './settings-form';

/** Settings of the restaurant that the dashboard shows. */
export function SettingsTab({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(restaurantInfo(restaurantId));
  return (
    <Stack $gap="lg">
      <PageHeading title="Settings" subtitle="How your restaurant takes reservations." />
      {data ? (
        <>
          <SettingsForm key={restaurantId} restaurant={data} />
          <StaffSection key={`staff-${restaurantId}`} restaurantId={restaurantId} />
          <DevicesSection />
          <ActivitySection
            key={`activity-${restaurantId}`}
            restaurantId={restaurantId}
            zone={data.timezone ?? 'UTC'}
          />
          <DangerZone restaurant={data} />
        </>
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text="Loading settings..." />
      )}
    </Stack>
  );
}
