import type { RemoteComponent } from '@tablewell/federation';
import { Card, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'floor-plan/panel'> = () => (
  <Card>
    <EmptyState title="The floor plan is not here yet">
      It will let you draw your room and see which tables are taken.
    </EmptyState>
  </Card>
);
