import { useEffect, useId, useState } from 'react';
import { Link, NavLink, useLocation } from '@tablewell/federation/router';
import { ButtonLink, Container, Logo, color, layer, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../texts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  border-bottom: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.page} 92%, transparent);
  backdrop-filter: blur(10px);
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.6875rem;
`;

const Home = styled(Link)`
  display: inline-flex;
  color: ${color.text};
  text-decoration: none;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  cursor: pointer;
  ${media.tablet} {
    display: none;
  }
`;

const Links = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-basis: 100%;
  flex-direction: column;
  gap: ${space.xs};
  padding-block: ${space.xs} ${space.md};
  list-style: none;
  ${media.tablet} {
    display: flex;
    flex-basis: auto;
    flex-direction: row;
    align-items: center;
    padding-block: 0;
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space.sm};
  border-radius: ${radius.md};
  color: ${color.text};
  font-weight: 550;
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.accent};
  }
`;

/** As wide as two links while the session is not known yet, so that nothing moves afterwards. */
const Undecided = styled.li`
  min-height: ${touchTarget};
  ${media.tablet} {
    width: 12.5rem;
  }
`;

/** The public navigation bar: Dashboard for signed-in users, otherwise sign-up and sign-in. */
export function NavigationBar({ signedIn }: { signedIn: boolean | undefined }) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <Bar>
      <Row as="nav" aria-label={t('bar.label')}>
        <Home to="/" aria-label={t('bar.home')}>
          <Logo />
        </Home>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={t(open ? 'bar.close' : 'bar.open')}
          onClick={() => setOpen(!open)}
        >
          <MenuIcon open={open} />
        </Toggle>
        {/* A click on the link to the current page closes the menu, too. */}
        <Links id={menuId} $open={open} onClick={() => setOpen(false)}>
          <li>
            <Item to="/features">{t('bar.features')}</Item>
          </li>
          <li>
            <Item to="/pricing">{t('bar.pricing')}</Item>
          </li>
          {signedIn === undefined && <Undecided aria-hidden="true" />}
          {signedIn === true && (
            <li>
              <ButtonLink as={Link} to="/dashboard" $wide>
                {t('bar.dashboard')}
              </ButtonLink>
            </li>
          )}
          {signedIn === false && (
            <>
              <li>
                <ButtonLink as={Link} to="/signup" $wide>
                  {t('bar.try')}
                </ButtonLink>
              </li>
              <li>
                <Item to="/login">{t('bar.logIn')}</Item>
              </li>
            </>
          )}
        </Links>
      </Row>
    </Bar>
  );
}

const MenuIcon = ({ open }: { open: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d={open ? 'M4 4l12 12M16 4L4 16' : 'M2 5h16M2 10h16M2 15h16'} />
  </svg>
);
