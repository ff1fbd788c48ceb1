import { useQuery } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { PageHeading, Stack, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useRights } from '../../lib/rights';
import { useToday } from '../../lib/use-today';
import { ZoneNote } from '../../lib/zone-note';
import { DayBlock } from './day-block';
import { MonthBlock } from './month-block';
import { WeekBlock } from './week-block';
import { AvailabilitySection } from './availability/availability-section';
import { DemandSection } from './demand/demand-section';
import { FirstStepsList } from './first-steps/first-steps-list';
import { TonightStrip } from './tonight/tonight-strip';
import { SourcesSection } from './sources/sources-section';
import { t } from './texts';

const Blocks = styled.div`
  display: grid;
  gap: ${space.xl} ${space.lg};
  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/**
 * The restaurant's performance: the evening, three periods, the day's load, parties that were turned away, and the
 * sources of reservations.
 */
export function OverviewTab({
  restaurant: { id: restaurantId, lateAfterMinutes },
}: {
  restaurant: Restaurant;
}) {
  const rights = useRights();
  const zone = browserZone();
  const { data: restaurant } = useQuery(restaurantInfo(restaurantId));
  const block = { restaurantId, today: useToday(zone, restaurant), zone };
  return (
    <Stack $gap="xl">
      <PageHeading title={t('overview.title')} />
      <ZoneNote restaurantId={restaurantId} shown="viewer" />
      {rights.settings && <FirstStepsList restaurantId={restaurantId} today={block.today} />}
      <TonightStrip restaurantId={restaurantId} grace={lateAfterMinutes ?? 0} />
      <Blocks>
        <DayBlock {...block} />
        <WeekBlock {...block} />
        <MonthBlock {...block} />
      </Blocks>
      <AvailabilitySection restaurantId={restaurantId} />
      {rights.settings && <DemandSection restaurantId={restaurantId} today={block.today} />}
      <SourcesSection restaurantId={restaurantId} />
    </Stack>
  );
}
