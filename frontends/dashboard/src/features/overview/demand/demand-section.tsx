import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addDays } from '@tablewell/shared/zone';
import {
  Card,
  EmptyState,
  ErrorPanel,
  LoadingPanel,
  Stack,
  Table,
  ToggleButtons,
  color,
  rich,
  space,
  touchTarget,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import type { DateRange } from '../../../lib/calendar';
import { grouped } from '../../../lib/language';
import { messageOf } from '../../../lib/message-of';
import { SectionTitle } from '../../../lib/section-title';
import { unmetDemand } from './api/demand';
import type { Demand } from './api/demand';
import { DemandChart } from './demand-chart';
import { lostCovers, reasonsIn } from './lost-covers';
import { t } from '../texts';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Figures = styled.details`
  summary {
    display: list-item;
    min-height: ${touchTarget};
    padding-block: ${space.sm};
    color: ${color.accent};
    cursor: pointer;
  }
`;

const periods = {
  week: { from: -6, until: 0 },
  month: { from: -27, until: 0 },
  next: { from: 1, until: 28 },
} as const;
type Period = keyof typeof periods;

/** The covers that were turned away, by hour of the day and rule (AVAIL-21). */
export function DemandSection({ restaurantId, today }: { restaurantId: string; today: string }) {
  const id = useId();
  const [period, setPeriod] = useState<Period>('month');
  const { from, until } = periods[period];
  const range: DateRange = { start: addDays(today, from), end: addDays(today, until) };
  const { data, error, refetch } = useQuery(unmetDemand(restaurantId, range));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="md">
        <Header>
          <SectionTitle id={id}>{t('overview.demand.title')}</SectionTitle>
          <ToggleButtons
            label={t('overview.demand.period')}
            items={(Object.keys(periods) as Period[]).map((each) => ({
              id: each,
              label: t(`overview.demand.period.${each}`),
            }))}
            selected={period}
            onSelect={setPeriod}
          />
        </Header>
        {data ? (
          <Losses demand={data} period={period} />
        ) : error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : (
          <LoadingPanel text={t('overview.demand.loading')} />
        )}
      </Stack>
    </Card>
  );
}

function Losses({ demand, period }: { demand: Demand; period: Period }) {
  const losses = lostCovers(demand.lost);
  if (losses.length === 0)
    return <EmptyState title={t('overview.demand.noneTitle')}>{t('overview.demand.noneText')}</EmptyState>;
  const caption = t('overview.demand.caption');
  return (
    <>
      <p role="status">
        {rich(
          t(`overview.demand.summary.${period}`, {
            lost: grouped(demand.lost.reduce((sum, { covers }) => sum + covers, 0)),
            booked: grouped(demand.bookedCovers),
          }),
          { b: (words) => <b>{words}</b> },
        )}
      </p>
      <DemandChart losses={losses} label={caption} />
      <Figures>
        <summary>{t('overview.demand.showTable')}</summary>
        <Table
          caption={caption}
          columns={[
            { key: 'hour', header: t('overview.demand.time'), cell: ({ label }) => label, namesRow: true },
            ...reasonsIn(losses).map(({ id, label }) => ({
              key: id,
              header: label,
              cell: ({ covers }: (typeof losses)[number]) => covers[id],
              numeric: true,
            })),
            { key: 'total', header: t('overview.demand.all'), cell: ({ total }) => total, numeric: true },
          ]}
          rows={losses}
          rowKey={({ label }) => label}
        />
      </Figures>
      <Muted>{t('overview.demand.explanation')}</Muted>
    </>
  );
}
