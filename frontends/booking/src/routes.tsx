import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'booking/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Card>
      <EmptyState title="Booking is not here yet">It will let you reserve, change and cancel a table.</EmptyState>
    </Card>
  </Container>
);
