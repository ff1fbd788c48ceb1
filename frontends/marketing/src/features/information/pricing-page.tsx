import { Container, PageHeading, Stack } from '@tablewell/ui';
import { PricingBlock } from './pricing-block';

/** The plan picker on a page of its own. The comparison and the questions belong below it. */
export const PricingPage = () => (
  <Container style={{ paddingBlock: '3rem' }}>
    <Stack $gap="lg">
      <PageHeading title="Pricing" />
      <PricingBlock />
    </Stack>
  </Container>
);
