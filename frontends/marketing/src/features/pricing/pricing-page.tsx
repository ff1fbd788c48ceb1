import { Container, PageHeading, Stack, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SupportAddress } from '../../lib/support-address';
import { Comparison } from './comparison';
import { PricingBlock } from './pricing-block';
import { PricingQuestions } from './pricing-questions';

const Heading = styled.h2`
  margin-bottom: ${space.md};
  font: 600 1.5rem/1.3 ${font.display};
`;

const Note = styled.p`
  margin-top: ${space.md};
  color: ${color.textMuted};
`;

/** The plan picker, a comparison of features, and questions with answers. */
export const PricingPage = () => (
  <Container style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xxl">
      <Stack $gap="xl">
        <PageHeading title="Pricing" subtitle="Flat monthly price. No per-cover fees." />
        <PricingBlock enableAuthenticated />
      </Stack>
      <section aria-labelledby="comparison">
        <Heading id="comparison">Compare the plans</Heading>
        <Comparison />
        <Note>
          Enterprise features beyond unlimited locations are set up together with your account manager. Ask{' '}
          <SupportAddress otherwise="our support team" /> what is available for your restaurants today.
        </Note>
      </section>
      <section aria-labelledby="questions">
        <Heading id="questions">Questions</Heading>
        <PricingQuestions />
      </section>
    </Stack>
  </Container>
);
