import { BrowserRouter } from '@tablewell/federation/router';
import { Container, GlobalStyle, Inline, Link, NotificationRegion, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { Remote } from '../routes';
import { useArrival } from './use-arrival';
import { rich } from '../components/rich';
import { t } from '../lib/language';
import { LanguageMenu } from './language-menu';

const mainId = 'main';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  /* In a frame the content has the height it needs, and the frame follows it. */
  html[data-framed] & {
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

const Foot = styled.footer`
  padding-block: ${space.lg};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: 0.875rem;
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`;

/** The booking remote without the shell: the same routes under its own router, with as little around them as can be. */
export const OwnPage = () => (
  <BrowserRouter>
    <GlobalStyle />
    <Column>
      <Arriving />
      <Foot>
        <Container $width="text">
          <Inline $justify="between">
            <span>{rich(t('page.by'), { link: (words) => <Link href={paths.home}>{words}</Link> })}</span>
            <LanguageMenu />
            <Inline $gap="md">
              <Link href={paths.privacy}>{t('page.privacy')}</Link>
              <Link href={paths.terms}>{t('page.terms')}</Link>
            </Inline>
          </Inline>
        </Container>
      </Foot>
    </Column>
    <NotificationRegion />
  </BrowserRouter>
);

function Arriving() {
  const main = useArrival();
  return (
    <Main id={mainId} tabIndex={-1} ref={main}>
      <Remote />
    </Main>
  );
}
