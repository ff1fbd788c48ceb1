import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'marketing/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Card>
      <EmptyState title="This page is not here yet" />
    </Card>
  </Container>
);
