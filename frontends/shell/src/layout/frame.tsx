import type { ReactNode } from 'react';
import { color, layer, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { mainId } from '../app/use-navigation-effects';
import { t } from '../texts';
import { Footer } from './footer';
import { NavigationBar } from './navigation-bar';

const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: ${space.md};
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

export interface FrameProps {
  /** False for pages with their own frame, which get neither bar nor footer. */
  isFramed: boolean;
  signedIn: boolean | undefined;
  children: ReactNode;
}

/** The public navigation bar and footer around a page. */
export const Frame = ({ isFramed, signedIn, children }: FrameProps) => (
  <Column>
    <SkipLink href={`#${mainId}`}>{t('frame.skip')}</SkipLink>
    {isFramed && <NavigationBar signedIn={signedIn} />}
    <Main id={mainId} tabIndex={-1}>
      {children}
    </Main>
    {isFramed && <Footer />}
  </Column>
);
