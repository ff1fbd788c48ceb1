import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { datesAround, partiesOf } from './evenings.mjs';
import { randomOf } from './random.mjs';

/** Whole weeks within the retention of personal data, which the simulation of rules replays. */
const recentDays = 28;
/** Before them, only counts are left: a quarter, for the comparison of months. */
const countedDays = 92;
/** The restaurant grows: so much of the present demand it had at first, and lately. */
const shares = { first: 0.4, last: 0.55 };
/** Of a hundred parties. */
const outcomes = { canceled: 7, 'no-show': 3, 'walked-in': 10 };

/** The past of a restaurant until yesterday, as `writeHistory` takes it. @param {string} restaurantId @param {string} today */
export function historyOf(restaurantId, today) {
  const total = recentDays + countedDays;
  const dates = datesAround(today, -total, 0).map(({ date, weekday }, index) => {
    const share = shares.first + ((shares.last - shares.first) * index) / total;
    const random = randomOf(`${date} outcomes`);
    const parties = partiesOf(date, weekday, { share, isPast: true });
    return { date, parties: parties.map((party) => ({ ...party, outcome: outcomeOf(random) })) };
  });
  return { restaurantId, counted: dates.slice(0, countedDays), recent: dates.slice(countedDays) };
}

/** @param {() => number} random */
function outcomeOf(random) {
  let rest = random() * 100;
  for (const [outcome, share] of Object.entries(outcomes)) {
    rest -= share;
    if (rest < 0) return outcome;
  }
  return 'came';
}

/**
 * Writes the past into the store, in a process of its own: it takes seconds of computing.
 * @param {object} history @param {string} mongoUrl @returns {Promise<string[]>} the ids of the reservations that were booked
 */
export async function writePast(history, mongoUrl) {
  const child = fork(fileURLToPath(new URL('write-past.mjs', import.meta.url)));
  const written = once(child, 'message').then(([{ booked }]) => booked);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the past could not be written');
  });
  failed.catch(() => undefined);
  child.send({ history, mongoUrl });
  return Promise.race([written, failed]);
}
