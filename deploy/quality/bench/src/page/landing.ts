import { median, spread } from '../report/figures';
import type { Visit } from './lighthouse';

interface LandingRow {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly holds: boolean;
}

/** The goals of the landing page on the same phone. */
export function landingRows(visits: readonly Visit[]): LandingRow[] {
  const row = (
    key: keyof Visit,
    what: string,
    digits: number,
    goal: string,
    holds: (v: number) => boolean,
  ) => {
    const values = visits.map((visit) => visit[key]);
    return { what, measured: spread(values, digits), goal, holds: holds(median(values)) };
  };
  return [
    row('fcp', 'FCP, ms', 0, '≤ 1500', (fcp) => fcp <= 1_500),
    row('lcp', 'LCP, ms', 0, '≤ 1500', (lcp) => lcp <= 1_500),
    row('tbt', 'TBT, ms', 0, '≤ 200', (tbt) => tbt <= 200),
    row('cls', 'CLS', 3, '≤ 0.02', (cls) => cls <= 0.02),
    row('score', 'score', 0, '≥ 95', (score) => score >= 95),
  ];
}
