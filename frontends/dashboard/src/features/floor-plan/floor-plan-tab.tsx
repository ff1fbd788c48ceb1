import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { useRights } from '../../lib/rights';
import { t } from './texts';

/** The floor plan is another remote; if it does not load, the rest of the dashboard still works. */
export const FloorPlanTab = ({ restaurantId }: { restaurantId: string }) => {
  const { layouts: mayEdit } = useRights();
  return (
    <Stack $gap="xl">
      <PageHeading title={t('floorPlan.title')} />
      <RemoteOutlet
        module="floor-plan/panel"
        props={{ restaurant: { id: restaurantId }, mayEdit }}
        loading={<LoadingPanel text={t('floorPlan.loading')} />}
        failed={(retry) => (
          <ErrorPanel title={t('floorPlan.failed')} message={t('floorPlan.failedText')} retry={retry} />
        )}
      />
    </Stack>
  );
};
