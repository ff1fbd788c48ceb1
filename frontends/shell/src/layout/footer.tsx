import { Link } from '@tablewell/federation/router';
import { Container, Logo, color, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../texts';

const Ground = styled.footer`
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: 1fr 1fr;
  padding-block: ${space.xxl};
  ${media.tablet} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  ${media.tablet} {
    grid-column: auto;
  }
`;

const Heading = styled.h2`
  margin-bottom: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
  font-weight: 650;
`;

const List = styled.ul`
  list-style: none;
`;

const Item = styled(Link)`
  display: inline-block;
  padding-block: 0.3rem;
  color: ${color.text};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The footer's groups; titles and labels are ids of texts. */
const groups = [
  {
    title: 'footer.product',
    links: [
      ['bar.features', '/features'],
      ['bar.pricing', '/pricing'],
      ['bar.dashboard', '/dashboard'],
    ],
  },
  {
    title: 'footer.account',
    links: [
      ['footer.signUp', '/signup'],
      ['footer.signIn', '/login'],
    ],
  },
  {
    title: 'footer.support',
    links: [
      ['footer.help', '/support'],
      ['footer.privacy', '/privacy'],
    ],
  },
] as const;

export const Footer = () => (
  <Ground>
    <Columns>
      <About>
        <span style={{ color: color.text }}>
          <Logo />
        </span>
        <p style={{ marginTop: space.xs, maxWidth: '22rem' }}>{t('footer.about')}</p>
      </About>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={t(title)}>
          <Heading>{t(title)}</Heading>
          <List>
            {links.map(([label, to]) => (
              <li key={to}>
                <Item to={to}>{t(label)}</Item>
              </li>
            ))}
          </List>
        </nav>
      ))}
    </Columns>
  </Ground>
);
