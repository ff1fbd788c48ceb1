import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import type { Rights } from '../../lib/rights';
import { ActivitySection } from '../activity/activity-section';
import { DevicesSection } from '../security/devices-section';
import { StaffSection } from '../staff/staff-section';
import { DangerZone } from './danger-zone';
import { SettingsForm } from './settings-form';
import { SettingsIndex } from './settings-index';

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
        <>
          <SettingsIndex titles={titlesFor(rights)} />
          <SettingsForm key={restaurantId} restaurant={data} />
          <StaffSection key={`staff-${restaurantId}`} restaurantId={restaurantId} />
          <DevicesSection />
          {rights.activity && (
            <ActivitySection
              key={`activity-${restaurantId}`}
              restaurantId={restaurantId}
              zone={data.timezone ?? 'UTC'}
            />
          )}
          {rights.deletion && <DangerZone restaurant={data} />}
        </>
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text="Loading settings..." />
      )}
    </Stack>
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
