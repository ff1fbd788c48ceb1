import { LanguageMenu } from '@tablewell/federation/language-menu';
import { Container, Inline, Link, color, rich, space } from '@tablewell/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { language, t } from '../lib/language';
import { ownName } from '../lib/site-name';
import { home, toLegal } from '../paths';
import { loadDisplayFace } from './display-face';

const Frame = styled.footer`
  padding-block: ${space.lg};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: 0.875rem;
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`;

/** The footer of each page: the product's name, the languages, and the legal links. What can wait for it loads after it. */
export function Footer() {
  useEffect(loadDisplayFace, []);
  return (
    <Frame>
      <Container $width="text">
        <Inline $justify="between">
          {ownName() === undefined && (
            <span>{rich(t('page.by'), { link: (words) => <Link href={home}>{words}</Link> })}</span>
          )}
          <LanguageMenu language={language} label={t('page.language')} />
          <Inline $gap="md">
            <Link href={toLegal('privacy')}>{t('page.privacy')}</Link>
            <Link href={toLegal('terms')}>{t('page.terms')}</Link>
          </Inline>
        </Inline>
      </Container>
    </Frame>
  );
}
