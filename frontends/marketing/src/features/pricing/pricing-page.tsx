import { Container, PageHeading, Stack, color, font, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SupportAddress } from '../../lib/support-address';
import { Comparison } from './comparison';
import { PricingBlock } from './pricing-block';
import { PricingQuestions } from './pricing-questions';
import { t } from './texts';

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
        <PageHeading title={t('pricing.title')} subtitle={t('pricing.lead')} />
        <PricingBlock enableAuthenticated />
      </Stack>
      <section aria-labelledby="comparison">
        <Heading id="comparison">{t('pricing.compare')}</Heading>
        <Comparison />
        <Note>
          {rich(t('pricing.enterprise'), { support: (words) => <SupportAddress otherwise={words} /> })}
        </Note>
      </section>
      <section aria-labelledby="questions">
        <Heading id="questions">{t('pricing.questions')}</Heading>
        <PricingQuestions />
      </section>
    </Stack>
  </Container>
);
