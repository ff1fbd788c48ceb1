import { useState } from 'react';
import { MetricCard } from '../../parts/figures/metric-card';
import { countTrend, percentTrend, pointTrend, percentChange } from '../../parts/figures/trend';
import type { BlockProps } from './day-block';
import { cancelRate } from './metrics';
import { PeriodBlock } from './period-block';
import { monthPeriod } from './periods';
import { usePeriod } from './use-period';
import { t } from './texts';

/** One calendar month compared with the month before. */
export function MonthBlock({ restaurantId, today, zone }: BlockProps) {
  const [offset, setOffset] = useState(0);
  const period = monthPeriod(today, offset);
  const { totals, state, retry } = usePeriod(restaurantId, period.load, zone, today);
  const now = totals(period.range);
  const before = totals(period.before);
  const than = offset === 0 ? t('overview.than.lastMonth') : t('overview.than.monthBefore');
  return (
    <PeriodBlock title={period.title} unit="month" {...{ offset, state, retry }} onOffset={setOffset}>
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
        name={t('overview.metric.cancelRate')}
        value={`${cancelRate(now)}%`}
        better="down"
        trend={pointTrend(cancelRate(now), cancelRate(before), than)}
      />
    </PeriodBlock>
  );
}
