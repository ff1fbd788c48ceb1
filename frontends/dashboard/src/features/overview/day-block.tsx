import { useState } from 'react';
import { dayRange, weekdayName } from '../../lib/calendar';
import { MetricCard } from '../../parts/figures/metric-card';
import { countTrend, percentTrend, percentChange } from '../../parts/figures/trend';
import { PeriodBlock } from './period-block';
import { dayPeriod } from './periods';
import { usePeriod } from './use-period';
import { t } from './texts';

export interface BlockProps {
  restaurantId: string;
  /** The service day, as a date of `zone`. */
  today: string;
  zone: string;
}

/** One day: reservations compared with the day before, customers with the same weekday a week before. */
export function DayBlock({ restaurantId, today, zone }: BlockProps) {
  const [offset, setOffset] = useState(0);
  const period = dayPeriod(today, offset);
  const { totals, state, retry } = usePeriod(restaurantId, period.load, zone, today);
  const now = totals(period.range);
  const dayBefore = totals(dayRange(period.yesterday));
  const weekBefore = totals(dayRange(period.sameDayLastWeek));
  return (
    <PeriodBlock title={period.title} unit="day" {...{ offset, state, retry }} onOffset={setOffset}>
      <MetricCard
        name={t('overview.metric.reservations')}
        value={String(now.reservations)}
        trend={countTrend(
          now.reservations,
          dayBefore.reservations,
          offset === 0 ? t('overview.than.yesterday') : t('overview.than.dayBefore'),
        )}
      />
      <MetricCard
        name={t('overview.metric.customers')}
        value={String(now.customers)}
        trend={percentTrend(
          percentChange(now.customers, weekBefore.customers),
          offset === 0
            ? t('overview.than.lastWeekday', { weekday: weekdayName(period.date) })
            : t('overview.than.weekdayBefore', { weekday: weekdayName(period.date) }),
        )}
      />
    </PeriodBlock>
  );
}
