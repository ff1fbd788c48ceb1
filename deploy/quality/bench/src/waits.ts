// A thousand nights of a full house with bookings and campers: how many waits end within the range that was quoted, and how wide
// ranges are beside those that plain averages would need to hold as often. Pure, and the same in every run.
import { history, judge, simulateNight } from '../../../../services/reservation/src/testing/simulated-waits';
import { conclude, type Goal } from './report/verdict';

const nights = 1_000;
const measured = history(1);
const all = Array.from({ length: nights }, (_, night) => simulateNight(night + 1, measured)).flat();
const { waits, held, width, averageWidth } = judge(all);
const percent = `${(held * 100).toFixed(1)} %`;
const minutes = (value: number) => `${value.toFixed(1)} min`;

const sides = {
  'quoted ranges': { nights, waits, held: percent, width: minutes(width) },
  'plain averages': { nights, waits, held: percent, width: minutes(averageWidth) },
};
const goals: readonly Goal[] = [
  { goal: 'ranges hold for 80 ± 3 % of waits', measured: percent, holds: Math.abs(held - 0.8) <= 0.03 },
  {
    goal: 'ranges are narrower than those of plain averages that hold as often',
    measured: `${minutes(width)} beside ${minutes(averageWidth)}`,
    holds: width < averageWidth,
  },
];
conclude('waits', 1, sides, goals);
