import { type ExpectedEvening, type ExtraParty, PlayedEvening, type Turnout } from './play-evening';
import { randomOf } from './random';

/** A party that would be taken at a full start, with how long it may keep its table. */
export interface ConsideredParty extends Omit<ExtraParty, 'stayMs'> {
  readonly staysMs: readonly number[];
}

/** The chance that at least one party of an evening waits too long, with a party more and without it. */
export interface ChanceOfWaits {
  readonly withParty: number;
  readonly without: number;
}

const seed = 20_261_120;
/** Steps of parties through courses that a question may take: some hundred milliseconds. */
const maxSteps = 4_000_000;
const fewestCourses = 200;
const mostCourses = 2_000;

/** How many courses of an evening are played, so that a question stays within its cost. */
export const coursesFor = (parties: number, considered: number): number =>
  Math.min(mostCourses, Math.max(fewestCourses, Math.floor(maxSteps / ((parties + 1) * (considered + 1)))));

/**
 * The chances of waits if each of some parties were taken alone (OVERBOOK-3). The same evening has the same chances: the courses
 * are drawn from a fixed seed, and the same ones for all parties. How far the share of those that do not come may be from
 * what was counted is drawn as well, so that few counts do not make the chances too sure. On simulated nights they hold (OVERBOOK-5).
 * @param doubt the standard deviation of that share, as a part of it
 * @param count how many courses are played
 */
export function chancesOfWaits(
  evening: ExpectedEvening,
  considered: readonly ConsideredParty[],
  doubt: number,
  count = coursesFor(evening.parties.length, considered.length),
): ChanceOfWaits[] {
  const played = new PlayedEvening(evening);
  const random = randomOf(seed);
  const waits = considered.map(() => 0);
  let without = 0;
  for (let course = 0; course < count; course += 1) {
    const factor = Math.max(0, 1 + doubt * normal(random));
    const turn = {
      turnouts: evening.parties.map(({ missing, cancels }) => turnoutOf(missing * factor, cancels, random())),
      staysMs: evening.parties.map(({ staysMs }) => drawn(staysMs, random())),
    };
    const part = random();
    if (played.hasWait(turn)) without += 1;
    considered.forEach(({ staysMs, ...party }, at) => {
      if (played.hasWait(turn, { ...party, stayMs: drawn(staysMs, part) })) waits[at] = (waits[at] ?? 0) + 1;
    });
  }
  return waits.map((number) => ({ withParty: number / count, without: without / count }));
}

function turnoutOf(missing: number, cancels: number, part: number): Turnout {
  if (part >= missing) return 'comes';
  return part < missing * cancels ? 'cancels' : 'missing';
}

const drawn = (all: readonly number[], part: number): number => all[Math.floor(part * all.length)] ?? 0;

/** A number of the standard normal distribution, nearly: the sum of twelve even ones. */
function normal(random: () => number): number {
  let sum = -6;
  for (let at = 0; at < 12; at += 1) sum += random();
  return sum;
}
