/** A figure beside another: which way it went, and how to say so. */
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
  text: `${signed(now - before)} vs ${than}`,
});

/** `+12% vs last Tuesday`; says so where there is nothing to compare with. */
export function percentTrend(percent: number | undefined, than: string): Trend {
  if (percent === undefined) return { direction: 'same', text: `No data for ${than}` };
  return { direction: directionOf(percent), text: `${signed(percent)}% vs ${than}` };
}

/** A difference of two rates, in percentage points: `−2 pts vs last month`. */
export const pointTrend = (now: number, before: number, than: string): Trend => ({
  direction: directionOf(now - before),
  text: `${signed(now - before)} pts vs ${than}`,
});
