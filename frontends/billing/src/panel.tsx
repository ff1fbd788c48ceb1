import type { RemoteComponent } from '@tablewell/federation';
import { Card, Container, EmptyState } from '@tablewell/ui';

export const Remote: RemoteComponent<'billing/panel'> = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Card>
      <EmptyState title="Billing is not here yet">
        It will show your plan, your payment method and your invoices.
      </EmptyState>
    </Card>
  </Container>
);
