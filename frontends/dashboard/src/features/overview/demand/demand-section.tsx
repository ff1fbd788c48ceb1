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
  space,
  touchTarget,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import type { DateRange } from '../../../lib/calendar';
import { messageOf } from '../../../lib/message-of';
import { SectionTitle } from '../../../lib/section-title';
import { unmetDemand } from './api/demand';
import type { Demand } from './api/demand';
import { DemandChart } from './demand-chart';
import { lostCovers, reasonsIn } from './lost-covers';

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
  week: { label: 'Past week', words: 'in the past week', from: -6, until: 0 },
  month: { label: '4 weeks', words: 'in the past four weeks', from: -27, until: 0 },
  next: { label: 'Coming', words: 'for the next four weeks', from: 1, until: 28 },
} as const;
type Period = keyof typeof periods;

/** The covers that were turned away, by hour of the day and rule (AVAIL-21). */
export function DemandSection({ restaurantId, today }: { restaurantId: string; today: string }) {
  const id = useId();
  const [period, setPeriod] = useState<Period>('month');
  const { from, until, words } = periods[period];
  const range: DateRange = { start: addDays(today, from), end: addDays(today, until) };
  const { data, error, refetch } = useQuery(unmetDemand(restaurantId, range));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="md">
        <Header>
          <SectionTitle id={id}>Turned Away</SectionTitle>
          <ToggleButtons
            label="Period of the demand"
            items={(Object.keys(periods) as Period[]).map((each) => ({
              id: each,
              label: periods[each].label,
            }))}
            selected={period}
            onSelect={setPeriod}
          />
        </Header>
        {data ? (
          <Losses demand={data} words={words} />
        ) : error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : (
          <LoadingPanel text="Loading demand..." />
        )}
      </Stack>
    </Card>
  );
}

function Losses({ demand, words }: { demand: Demand; words: string }) {
  const losses = lostCovers(demand.lost);
  if (losses.length === 0)
    return (
      <EmptyState title="Nobody was turned away">
        When guests ask online for a time that your tables or rules do not offer, you see here how many, and
        why.
      </EmptyState>
    );
  const caption = 'Covers turned away by hour of the day';
  return (
    <>
      <p role="status">
        <b>{demand.lostCovers} covers</b> were turned away {words}; {demand.bookedCovers} were booked.
      </p>
      <DemandChart losses={losses} label={caption} />
      <Figures>
        <summary>Show as a table</summary>
        <Table
          caption={caption}
          columns={[
            { key: 'hour', header: 'Time', cell: ({ label }) => label, namesRow: true },
            ...reasonsIn(losses).map(({ id, label }) => ({
              key: id,
              header: label,
              cell: ({ covers }: (typeof losses)[number]) => covers[id],
              numeric: true,
            })),
            { key: 'total', header: 'All', cell: ({ total }) => total, numeric: true },
          ]}
          rows={losses}
          rowKey={({ label }) => label}
        />
      </Figures>
      <Muted>
        Online bookings that were refused, and looks at dates without a free time (“Any time”). Somebody who
        asked for several times counts at each. Nothing about the person is stored.
      </Muted>
    </>
  );
}
