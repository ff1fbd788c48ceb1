import { asHost } from '@tablewell/federation';
import { notFramed } from '@tablewell/federation/frame-messages';
import { Link, color, layer, radius, rich, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useAudience } from '../../components/use-audience';
import { t } from '../../lib/language';
import { ownSites, toBook } from '../../later-paths';

/** In sight at the foot of the screen, without moving what guests see. */
const Bar = styled.p`
  position: sticky;
  bottom: ${space.xs};
  z-index: ${layer.sticky};
  margin: 0;
  padding: ${space.xs} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: 0.875rem;
  text-align: center;
`;

/**
 * A bar for signed-in members only: it says that this is the guests' page, and links to the host's form. To a member who
 * comes from a site that could not show the page, it names that site and links to the restaurant's list of sites.
 */
export function MembersBar({ restaurantId }: { restaurantId: string }) {
  if (useAudience(restaurantId) !== 'member') return null;
  if (document.referrer && window.location.hash === `#${notFramed}`) {
    const site = new URL(document.referrer).host;
    return (
      <Bar role="status">
        {rich(t('member.notFramed', { site }), { link: (words) => <Link href={ownSites}>{words}</Link> })}
      </Bar>
    );
  }
  // The host's form is a page of the shell, which no other site may frame.
  const isFramed = document.documentElement.dataset['framed'] !== undefined;
  const form = `${toBook(restaurantId)}?${asHost}`;
  return (
    <Bar role="status">
      {rich(t('member.seesGuests'), {
        link: (words) => (
          <Link href={form} {...(isFramed ? { target: '_blank', rel: 'noopener' } : {})}>
            {words}
          </Link>
        ),
      })}
    </Bar>
  );
}
