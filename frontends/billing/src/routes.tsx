import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';

export const Remote: RemoteComponent<'billing/routes'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="lg">
      <PageHeading title="Choose Your Plan" />
      <Card>
        <EmptyState title="Plans are not here yet">
          It will let you choose a plan for your restaurant.
        </EmptyState>
      </Card>
    </Stack>
  </Container>
);
