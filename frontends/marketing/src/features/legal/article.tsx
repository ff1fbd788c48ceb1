import type { ReactNode } from 'react';
import { languageParameter } from '@tablewell/federation';
import { LanguageMenu } from '@tablewell/federation/language-menu';
import { defaultLanguage } from '@tablewell/languages';
import { Container, Inline, Link, PageHeading, Stack, color, font, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { locale, pageLanguage } from '../../lib/language';
import { t } from './texts';

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
    padding-inline-start: 1.25rem;
  }
  li + li {
    margin-top: ${space.xxs};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

interface ArticleProps {
  title: string;
  lead: string;
  /** The date of the last change of its text: `2026-11-21`. */
  changed: string;
  parts: readonly { title: string; text: ReactNode }[];
}

/** An article with one subject under each heading, and a menu of its languages (LANG-10). */
export const Article = ({ title, lead, changed, parts }: ArticleProps) => {
  const language = pageLanguage();
  return (
    <Container $width="text" style={{ paddingBlock: '3rem' }}>
      <Stack $gap="xl">
        <PageHeading title={title} subtitle={lead} />
        <Inline $justify="between" $gap="md">
          {language !== defaultLanguage && <Translation />}
          <LanguageMenu language={language} label={t('legal.language')} />
        </Inline>
        {parts.map((part) => (
          <Part key={part.title}>
            <h2>{part.title}</h2>
            {part.text}
          </Part>
        ))}
        <Muted>{t('legal.changed', { date: written(changed) })}</Muted>
      </Stack>
    </Container>
  );
};

/** States which text is binding, with a link to it that keeps the chosen language. */
const Translation = () => (
  <Muted>
    {rich(t('legal.translation'), {
      english: (words) => (
        <Link href={`?${languageParameter}=${defaultLanguage}`} hrefLang={defaultLanguage}>
          {words}
        </Link>
      ),
    })}
  </Muted>
);

const written = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
