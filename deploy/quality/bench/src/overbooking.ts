// Two thousand nights of a full house, each with a party more at one of its full starts: how often a party then waits for more
// than a quarter of an hour, beside the chance that the advice promised; and how much of a processor's time the advice for a
// large full evening takes. Pure but for that time, and the same in every run.
import {
  advisedCovers,
  overbookingAdvice,
} from '../../../../services/reservation/src/what-if/overbooking/advice';
import {
  countedPast,
  fullEvening,
  heldPromises,
  judgeNight,
  type JudgedPromise,
} from '../../../../services/reservation/src/testing/simulated-overbooking';
import { conclude, type Goal } from './report/verdict';

const nights = 2_000;
const bins = 10;
const past = countedPast(1, 4_000);
const judged = Array.from({ length: nights }, (_, night) => judgeNight(night + 1, past)).flatMap(
  (night): JudgedPromise[] => (night ? [night] : []),
);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const held = heldPromises(judged, bins);
const [all] = heldPromises(judged, 1);
const [without] = heldPromises(
  judged.map(({ promisedWithout, hadWaitWithout }) => ({
    promised: promisedWithout,
    hadWait: hadWaitWithout,
  })),
  1,
);
const sides = Object.fromEntries(
  held.map(({ from, nights: own, promised, happened }) => [
    `from ${percent(from)}`,
    { nights: own, promised: percent(promised), happened: percent(happened) },
  ]),
);
const off = (one: { promised: number; happened: number } | undefined) =>
  one ? Math.abs(one.promised - one.happened) : 1;
/** Three standard errors of what happened, by chance alone, and two points. */
const allowed = ({ promised, nights: own }: { promised: number; nights: number }) =>
  0.02 + 3 * Math.sqrt((promised * (1 - promised)) / own);

const evening = fullEvening(100);
advisedCovers.forEach(() => overbookingAdvice(...evening));
const times = Array.from({ length: 5 }, () => {
  const before = process.cpuUsage();
  overbookingAdvice(...evening);
  return process.cpuUsage(before).user / 1_000;
}).sort((a, b) => a - b);

const goals: readonly Goal[] = [
  {
    goal: 'promised chances hold within two points over all nights',
    measured: `${percent(all?.promised ?? 0)} promised, ${percent(all?.happened ?? 0)} happened`,
    holds: off(all) <= 0.02,
  },
  {
    goal: 'and without the party',
    measured: `${percent(without?.promised ?? 0)} promised, ${percent(without?.happened ?? 0)} happened`,
    holds: off(without) <= 0.02,
  },
  {
    goal: `within two points and chance in each of ${bins} bins`,
    measured: `${held.filter((bin) => off(bin) <= allowed(bin)).length} of ${bins}`,
    holds: held.every((bin) => off(bin) <= allowed(bin)),
  },
  {
    goal: 'advice for an evening of 200 parties ≤ 1 s of processor time',
    measured: `${(times[2] ?? 0).toFixed(0)} ms`,
    holds: (times[2] ?? Infinity) <= 1_000,
  },
];
conclude('overbooking', 1, sides, goals);
