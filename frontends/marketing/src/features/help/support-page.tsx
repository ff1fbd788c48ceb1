import { Card, Container, PageHeading, Stack, font, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Questions } from '../../lib/questions';
import { SupportAddress } from '../../lib/support-address';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';
import { helpTopics } from './help-topics';
import { t } from './texts';

const Heading = styled.h2`
  margin-bottom: ${space.sm};
  font: 600 1.375rem/1.3 ${font.display};
`;

const link = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;
const links = {
  reset: link(paths.forgotPassword),
  pricing: link(paths.pricing),
  privacy: link(paths.privacy),
};

/** The Help Center: answers first, then contact details. */
export const SupportPage = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xl">
      <PageHeading title={t('help.title')} subtitle={t('help.lead')} />
      {helpTopics.map(({ id, questions }) => (
        <section key={id}>
          <Heading>{t(`help.${id}.title`)}</Heading>
          <Questions
            items={questions.map((each) => ({
              question: t(`help.${each}.question`),
              answer: rich(t(`help.${each}.answer`), links),
            }))}
          />
        </section>
      ))}
      <Card as="section">
        <Heading>{t('help.stuck.title')}</Heading>
        <p>{rich(t('help.stuck.text'), { support: (words) => <SupportAddress otherwise={words} /> })}</p>
      </Card>
    </Stack>
  </Container>
);
