import { useState } from 'react';
import { MetricCard } from '../../parts/figures/metric-card';
import { countTrend, percentTrend, percentChange } from '../../parts/figures/trend';
import type { BlockProps } from './day-block';
import { popularSlot } from './metrics';
import { PeriodBlock } from './period-block';
import { weekPeriod } from './periods';
import { usePeriod } from './use-period';
import { t } from './texts';

/** One week, Sunday to Saturday, compared with the week before. */
export function WeekBlock({ restaurantId, today, zone }: BlockProps) {
  const [offset, setOffset] = useState(0);
  const period = weekPeriod(today, offset);
  const { placed, totals, state, retry } = usePeriod(restaurantId, period.load, zone, today);
  const now = totals(period.range);
  const before = totals(period.before);
  const popular = popularSlot(placed, period.range);
  const than = offset === 0 ? t('overview.than.lastWeek') : t('overview.than.weekBefore');
  return (
    <PeriodBlock title={period.title} unit="week" {...{ offset, state, retry }} onOffset={setOffset}>
      <MetricCard
        name={t('overview.metric.reservations')}
        value={String(now.reservations)}
        trend={countTrend(now.reservations, before.reservations, than)}
      />
      <MetricCard
        name={t('overview.metric.customers')}
        value={String(now.customers)}
        trend={percentTrend(percentChange(now.customers, before.customers), than)}
      />
      <MetricCard
        name={t('overview.metric.popularSlot')}
        value={popular?.label ?? '–'}
        note={
          popular
            ? t('overview.metric.popularShare', { percent: popular.percent })
            : t('overview.metric.noReservations')
        }
      />
    </PeriodBlock>
  );
}
