import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';

/** The floor plan is another remote; where it does not answer, the rest of the dashboard goes on. */
export const FloorPlanTab = ({ restaurantId }: { restaurantId: string }) => (
  <Stack $gap="xl">
    <PageHeading title="Floor Plan" />
    <RemoteOutlet
      module="floor-plan/panel"
      props={{ restaurant: { id: restaurantId } }}
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
