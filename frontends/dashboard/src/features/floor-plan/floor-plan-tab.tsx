import { RemoteOutlet } from '@tablewell/federation';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';

/** The floor plan is another remote; where it does not answer, the rest of the dashboard goes on. */
export const FloorPlanTab = ({ restaurantId }: { restaurantId: string }) => (
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
);
