import { Container, PageHeading, Stack, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Comparison } from './comparison';
import { PricingBlock } from './pricing-block';
import { PricingQuestions } from './pricing-questions';

const Heading = styled.h2`
  margin-bottom: ${space.md};
  font: 600 1.5rem/1.3 ${font.display};
`;

/** The plan picker, the plans feature by feature, and what people ask. */
export const PricingPage = () => (
  <Container style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xxl">
      <Stack $gap="xl">
        <PageHeading title="Pricing" subtitle="One price for the house. No fee for a guest, ever." />
        <PricingBlock enableAuthenticated />
      </Stack>
      <section aria-labelledby="comparison">
        <Heading id="comparison">Compare the plans</Heading>
        <Comparison />
      </section>
      <section aria-labelledby="questions">
        <Heading id="questions">Questions</Heading>
        <PricingQuestions />
      </section>
    </Stack>
  </Container>
);
