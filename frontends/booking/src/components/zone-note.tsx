import { browserZone } from '@tablewell/api-client';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clocksAgree } from '../lib/local-time';
import { t } from '../lib/language';
import { zoneLabel } from '../lib/zone-label';

const Note = styled.p`
  color: ${color.textMuted};
`;

/** Names the restaurant's zone if the diner's clock shows another time. */
export function ZoneNote({ timezone }: { timezone: string }) {
  const now = new Date();
  if (clocksAgree(browserZone(), timezone, now)) return null;
  return <Note>{t('zone.note', { zone: zoneLabel(timezone, now) })}</Note>;
}
