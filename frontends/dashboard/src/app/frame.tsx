import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@tablewell/federation/router';
import { Logo, color, layer, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../lib/icons';
import { paths } from '../paths';
import { t } from './texts';

const Grid = styled.div`
  min-height: 100dvh;
  &[data-fits] {
    display: flex;
    flex-direction: column;
    height: 100dvh;
  }
  ${media.desktop} {
    &,
    &[data-fits] {
      display: grid;
      grid-template-columns: 16rem minmax(0, 1fr);
    }
    &&[data-bare] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-fits] {
      grid-template-rows: minmax(0, 1fr);
    }
  }
`;

/** On a phone: name and account, the restaurant, the tabs. On a wide screen all of it is a rail on the left. */
const Rail = styled.div`
  position: sticky;
  /* On a phone the first two rows leave with the page; the tabs stay. */
  top: -6.4rem;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'brand account' 'restaurant restaurant' 'tabs tabs';
  align-items: center;
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  /* A tablet has room for the first two rows in one. */
  ${media.tablet} {
    top: -3.75rem;
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: 'brand restaurant account' 'tabs tabs tabs';
  }
  ${media.desktop} {
    top: 0;
    height: 100dvh;
    grid-template: 'brand' auto 'restaurant' auto 'tabs' 1fr 'account' auto / minmax(0, 1fr);
    align-items: start;
    gap: ${space.lg};
    padding: ${space.lg} ${space.md};
    overflow-y: auto;
    border-bottom: 0;
    border-right: 1px solid ${color.border};
  }
`;

const Brand = styled(Link)`
  grid-area: brand;
  display: inline-flex;
  width: fit-content;
  padding: ${space.xs} ${space.md};
  color: ${color.text};
  text-decoration: none;
  ${media.desktop} {
    padding: 0 ${space.sm};
  }
`;

const Restaurant = styled.div`
  grid-area: restaurant;
  min-width: 0;
  padding: 0 ${space.md} ${space.xs};
  ${media.tablet} {
    max-width: 22rem;
    padding-block: ${space.xs};
  }
  ${media.desktop} {
    max-width: none;
    padding: 0;
  }
`;

const Tabs = styled.div`
  grid-area: tabs;
  min-width: 0;
`;

const Account = styled.nav`
  grid-area: account;
  display: flex;
  padding-right: ${space.xs};
  ${media.desktop} {
    flex-direction: column;
    padding: ${space.sm} 0 0;
    border-top: 1px solid ${color.border};
  }
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.sm};
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    padding: ${space.xs} ${space.sm};
    border: 0;
    border-radius: ${radius.md};
    background: transparent;
    color: ${color.textMuted};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
    &:hover {
      background: ${color.sunken};
      color: ${color.text};
    }
    ${media.desktop} {
      justify-content: flex-start;
    }
  }
  span {
    display: none;
    ${media.tablet} {
      display: inline;
    }
  }
`;

const Content = styled.div`
  min-width: 0;
  max-width: 76rem;
  width: 100%;
  margin-inline: auto;
  padding: ${space.md} ${space.md} ${space.huge};
  ${media.tablet} {
    padding: ${space.md} ${space.lg} ${space.huge};
  }
  ${media.desktop} {
    padding-top: ${space.xl};
  }
  /* Its parts scroll instead of the page. */
  &[data-fits] {
    display: flex;
    flex-direction: column;
    flex: 1;
    max-width: none;
    min-height: 0;
    padding: 0.375rem ${space.sm} 0;
    > :first-child,
    > :first-child > section {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-height: 0;
    }
  }
`;

export interface FrameProps {
  tabs: ReactNode;
  restaurant: ReactNode;
  onHome: () => void;
  onLogout: () => void;
  /** The page takes the screen without navigation. */
  isBare: boolean;
  /** The page is as high as the screen. */
  fits: boolean;
  children: ReactNode;
}

/** The navigation of the dashboard. */
export const Frame = ({ tabs, restaurant, onHome, onLogout, isBare, fits, children }: FrameProps) => {
  /** A Ctrl-click opens another window and leaves nothing: only a plain click asks. */
  const home = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onHome();
  };
  return (
    <Grid data-bare={isBare || undefined} data-fits={fits || undefined}>
      {!isBare && (
        <Rail>
          <Brand to={paths.home} aria-label="Tablewell" onClick={home}>
            <Logo />
          </Brand>
          <Restaurant>{restaurant}</Restaurant>
          <Tabs>{tabs}</Tabs>
          <Account aria-label={t('app.account')}>
            <Link to={paths.home} aria-label={t('app.home')} onClick={home}>
              <Icon name="home" />
              <span>{t('app.home')}</span>
            </Link>
            <button type="button" aria-label={t('app.logout')} onClick={onLogout}>
              <Icon name="logout" />
              <span>{t('app.logout')}</span>
            </button>
          </Account>
        </Rail>
      )}
      <Content data-fits={fits || undefined}>{children}</Content>
    </Grid>
  );
};
