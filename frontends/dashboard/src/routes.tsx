import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';

export const Remote: RemoteComponent<'dashboard/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="lg">
      <PageHeading title="Dashboard" />
      <Card>
        <EmptyState title="The dashboard is not here yet">
          It will show your reservations, guests and tables.
        </EmptyState>
      </Card>
    </Stack>
  </Container>
);
