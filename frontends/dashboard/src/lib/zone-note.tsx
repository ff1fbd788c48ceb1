import { useQuery } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { t } from './texts';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Names the zone of the times beside it, if the viewer's zone is not the restaurant's. */
export function ZoneNote({ restaurantId, shown }: { restaurantId: string; shown: 'viewer' | 'restaurant' }) {
  const { data } = useQuery(restaurantInfo(restaurantId));
  const [viewer, restaurant] = [browserZone(), data?.timezone];
  if (!restaurant || restaurant === viewer) return null;
  return (
    <Note>
      {shown === 'viewer'
        ? t('common.zone.viewer', { viewer: zoneName(viewer), restaurant: zoneName(restaurant) })
        : t('common.zone.restaurant', { restaurant: zoneName(restaurant), viewer: zoneName(viewer) })}
    </Note>
  );
}
