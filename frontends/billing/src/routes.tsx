import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'billing/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Card>
      <EmptyState title="Plans are not here yet">It will let you choose a plan for your restaurant.</EmptyState>
    </Card>
  </Container>
);
