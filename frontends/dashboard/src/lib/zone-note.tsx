import { useQuery } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantInfo } from '@tablewell/api-client/queries';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Says whose clock the times beside it follow, where the viewer's zone is not the restaurant's. */
export function ZoneNote({ restaurantId, shown }: { restaurantId: string; shown: 'viewer' | 'restaurant' }) {
  const { data } = useQuery(restaurantInfo(restaurantId));
  const [viewer, restaurant] = [browserZone(), data?.timezone];
  if (!restaurant || restaurant === viewer) return null;
  return (
    <Note>
      {shown === 'viewer'
        ? `Times here are in your time zone (${zoneName(viewer)}). The restaurant is in ${zoneName(restaurant)}.`
        : `Times here are in the restaurant’s time zone (${zoneName(restaurant)}). You are in ${zoneName(viewer)}.`}
    </Note>
  );
}
