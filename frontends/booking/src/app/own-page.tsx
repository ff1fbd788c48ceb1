import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter } from '@tablewell/federation/router';
import { GlobalStyle, NotificationRegion } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Remote } from '../routes';
import { useNavigationEffects } from './use-navigation-effects';

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

/** About as high as the footer, so that little moves when it has loaded; on a long page it is out of sight anyway. */
const FooterPlaceholder = styled.div`
  min-height: 5.75rem;
`;

/** The footer, whose code is requested once the form is there: the form works without it, also if it never loads. */
function LazyFooter() {
  const [loaded, setLoaded] = useState<{ Footer: () => ReactNode }>();
  useEffect(() => {
    import('./around-pages').then(setLoaded, () => undefined);
  }, []);
  return loaded ? <loaded.Footer /> : null;
}

/** The booking remote without the shell: the same routes under a router of its own, with only a footer around them. */
export const OwnPage = () => (
  <BrowserRouter>
    <GlobalStyle />
    <Column>
      <PageContent />
      <FooterPlaceholder>
        <LazyFooter />
      </FooterPlaceholder>
    </Column>
    <NotificationRegion />
  </BrowserRouter>
);

function PageContent() {
  const main = useNavigationEffects();
  return (
    <Main id={mainId} tabIndex={-1} ref={main}>
      <Remote />
    </Main>
  );
}
