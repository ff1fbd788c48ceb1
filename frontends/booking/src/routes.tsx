import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';

export const Remote: RemoteComponent<'booking/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="lg">
      <PageHeading title="Reservations" />
      <Card>
        <EmptyState title="Booking is not here yet">
          It will let you reserve, change and cancel a table.
        </EmptyState>
      </Card>
    </Stack>
  </Container>
);
