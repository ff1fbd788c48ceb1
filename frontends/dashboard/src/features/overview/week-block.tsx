import { useState } from 'react';
import type { BlockProps } from './day-block';
import { MetricCard } from './metric-card';
import { percentChange, popularSlot } from './metrics';
import { PeriodBlock } from './period-block';
import { weekPeriod } from './periods';
import { countTrend, percentTrend } from './trend';
import { usePeriod } from './use-period';

/** One week, Sunday to Saturday, against the week before. */
export function WeekBlock({ restaurantId, today, zone }: BlockProps) {
  const [offset, setOffset] = useState(0);
  const period = weekPeriod(today, offset);
  const { placed, totals, state, retry } = usePeriod(restaurantId, period.load, zone, today);
  const now = totals(period.range);
  const before = totals(period.before);
  const popular = popularSlot(placed, period.range);
  const than = offset === 0 ? 'last week' : 'the week before';
  return (
    <PeriodBlock title={period.title} unit="week" {...{ offset, state, retry }} onOffset={setOffset}>
      <MetricCard
        name="Reservations"
        value={String(now.reservations)}
        trend={countTrend(now.reservations, before.reservations, than)}
      />
      <MetricCard
        name="Customers"
        value={String(now.customers)}
        trend={percentTrend(percentChange(now.customers, before.customers), than)}
      />
      <MetricCard
        name="Popular Time Slot"
        value={popular?.label ?? '–'}
        note={popular ? `${popular.percent}% of reservations` : 'No reservations yet'}
      />
    </PeriodBlock>
  );
}
