import type { ReactNode } from 'react';
import { Container, PageHeading, Stack, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';

const Part = styled.section`
  h2 {
    margin-bottom: ${space.xs};
    font: 600 1.25rem/1.35 ${font.display};
  }
  p + p,
  p + ul,
  ul + p {
    margin-top: ${space.sm};
  }
  ul {
    padding-left: 1.25rem;
  }
  li + li {
    margin-top: ${space.xxs};
  }
`;

const Changed = styled.p`
  color: ${color.textMuted};
`;

export interface ArticleProps {
  title: string;
  lead: string;
  /** The date of the last change of its text, formatted. */
  changed: string;
  parts: readonly { title: string; text: ReactNode }[];
}

/** An article with one subject under each heading. */
export const Article = ({ title, lead, changed, parts }: ArticleProps) => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="xl">
      <PageHeading title={title} subtitle={lead} />
      {parts.map((part) => (
        <Part key={part.title}>
          <h2>{part.title}</h2>
          {part.text}
        </Part>
      ))}
      <Changed>Last changed on {changed}.</Changed>
    </Stack>
  </Container>
);
