import { Card, Container, PageHeading, Stack, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Questions } from '../../lib/questions';
import { SupportAddress } from '../../lib/support-address';
import { helpTopics } from './help-topics';

const Heading = styled.h2`
  margin-bottom: ${space.sm};
  font: 600 1.375rem/1.3 ${font.display};
`;

/** The Help Center: answers first, then how to reach us. */
export const SupportPage = () => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xl">
      <PageHeading title="Help Center" subtitle="Answers for restaurants and for their guests." />
      {helpTopics.map(({ title, questions }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <Questions items={questions} />
        </section>
      ))}
      <Card as="section">
        <Heading>Still stuck?</Heading>
        <p>
          Write to <SupportAddress otherwise="our support team" />, with your restaurant’s name and what you
          see. We answer within 24-48 hours. Enterprise restaurants have a phone line that is answered day and
          night.
        </p>
      </Card>
    </Stack>
  </Container>
);
