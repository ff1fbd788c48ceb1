import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'billing/pricing'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Card>
      <EmptyState title="Prices are not here yet">It will show what each plan costs and holds.</EmptyState>
    </Card>
  </Container>
);
