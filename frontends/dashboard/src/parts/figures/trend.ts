import { t } from './texts';

/** A figure compared with another: the direction of the change, and its text. */
export interface Trend {
  direction: 'up' | 'down' | 'same';
  text: string;
}

const directionOf = (difference: number): Trend['direction'] =>
  difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** `+3 vs yesterday`. */
export const countTrend = (now: number, before: number, than: string): Trend => ({
  direction: directionOf(now - before),
  text: t('figures.trend.count', { difference: signed(now - before), than }),
});

/** The change in percent, rounded; undefined if there is nothing to compare with. */
export const percentChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100);

/** `+12% vs last Tuesday`; a text that says so if there is nothing to compare with. */
export function percentTrend(percent: number | undefined, than: string): Trend {
  if (percent === undefined) return { direction: 'same', text: t('figures.trend.noData', { than }) };
  return {
    direction: directionOf(percent),
    text: t('figures.trend.percent', { percent: signed(percent), than }),
  };
}

/** A difference of two rates, in percentage points: `−2 pts vs last month`. */
export const pointTrend = (now: number, before: number, than: string): Trend => ({
  direction: directionOf(now - before),
  text: t('figures.trend.points', { difference: signed(now - before), than }),
});
