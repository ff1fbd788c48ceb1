import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { useRights } from '../../lib/rights';

/** The floor plan is another remote; where it does not load, the rest of the dashboard works. */
export const FloorPlanTab = ({ restaurantId }: { restaurantId: string }) => {
  const { layouts: mayEdit } = useRights();
  return (
    <Stack $gap="xl">
      <PageHeading title="Floor Plan" />
      <RemoteOutlet
        module="floor-plan/panel"
        props={{ restaurant: { id: restaurantId }, mayEdit }}
        loading={<LoadingPanel text="Loading floor plan..." />}
        failed={(retry) => (
          <ErrorPanel
            title="The floor plan is not answering"
            message="The rest works. Please try again in a moment."
            retry={retry}
          />
        )}
      />
    </Stack>
  );
};
