import type { ReactNode } from 'react';
import { matchPage } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { color, layer, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mainId } from '../app/use-arrival';
import { useSignedIn } from '../session/use-signed-in';
import { Footer } from './footer';
import { NavigationBar } from './navigation-bar';

const SkipLink = styled.a`
  position: absolute;
  left: ${space.md};
  top: ${space.xs};
  z-index: ${layer.menu};
  padding: ${space.xs} ${space.md};
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color.onAccent};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

/** The public navigation bar and footer around a page; pages with another frame get neither. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const framed = matchPage(pathname)?.route.frame !== 'none';
  return (
    <Column>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      {framed && <NavigationBar signedIn={signedIn} />}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {framed && <Footer />}
    </Column>
  );
}
