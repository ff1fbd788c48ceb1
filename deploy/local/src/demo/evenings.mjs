// The parties of the demo. Everything is derived from the date, so that an interrupted seeding continues with the same ones.
import { areas } from './floor.mjs';
import { guests, newcomers, referrers, wishes } from './people.mjs';
import { pick, randomOf } from './random.mjs';

/**
 * @typedef {object} DemoParty
 * @property {string} time HH:MM
 * @property {number} partySize
 * @property {string} name
 * @property {string} phoneNumber
 * @property {string} notes
 * @property {string[]} dietary
 * @property {string} dietaryNotes
 * @property {string} [occasion]
 * @property {string} [area]
 * @property {string} referer
 * @property {number} daysBefore how long before its day it was booked
 */

/** How many parties start when, on an ordinary day. */
const pace = /** @type {const} */ ([
  ['08:00', 0.4],
  ['08:30', 0.8],
  ['09:00', 0.8],
  ['09:30', 0.8],
  ['10:00', 0.4],
  ['10:30', 0.4],
  ['11:00', 0.2],
  ['11:30', 0.2],
  ['12:00', 1.4],
  ['12:30', 2.2],
  ['13:00', 2.4],
  ['13:30', 1.4],
  ['14:00', 0.7],
  ['14:30', 0.4],
  ['15:00', 0.3],
  ['15:30', 0.3],
  ['16:00', 0.2],
  ['16:30', 0.2],
  ['17:00', 1],
  ['17:30', 1.6],
  ['18:00', 2.6],
  ['18:30', 3.4],
  ['19:00', 4],
  ['19:30', 4.2],
  ['20:00', 4],
  ['20:30', 2.8],
  ['21:00', 1.8],
  ['21:30', 1],
  ['22:00', 0.4],
]);

/** By weekday, from Sunday. */
const demand = [0.7, 0.35, 0.4, 0.5, 0.7, 2.4, 1.9];
/** So many want a table on the next Friday that its dinner is full. */
const rush = 2.4;
/** On past Fridays and Saturdays, more wanted the best hour than were let in. */
const bestHour = { from: '19:00', until: '20:00', share: 1.8 };
/** Around the hour at which the demo starts, the room is at least so busy: parties of each half hour. */
const lively = { before: 130, after: 70, parties: 3 };

const sizes = [2, 2, 2, 2, 3, 4, 4, 2, 4, 2, 5, 6, 2, 3, 8];
const newcomerShare = 0.12;
const wishShare = 0.3;
const terraceShare = 0.12;

/**
 * The parties of a local date, by time.
 * @param {string} date YYYY-MM-DD
 * @param {number} weekday 0 to 6
 * @param {{ share?: number, isPast?: boolean, isFull?: boolean, around?: number }} [how] the share of the usual demand, and the
 *   minute around which the room is busy
 * @returns {DemoParty[]}
 */
export function partiesOf(date, weekday, { share = 1, isPast = false, isFull = false, around } = {}) {
  const random = randomOf(date);
  const taken = new Set();
  return pace.flatMap(([time, usual]) => {
    const isRush = isFull && time >= '17:00';
    const wasWanted = isPast && weekday >= 5 && time >= bestHour.from && time <= bestHour.until;
    const ordinary = usual * (demand[weekday] ?? 1) * share * (wasWanted ? bestHour.share : 1);
    const wanted = isRush ? usual * rush : ordinary;
    const count = Math.max(Math.floor(wanted + random()), isAround(time, around) ? lively.parties : 0);
    return Array.from({ length: count }, () => partyAt(time, random, taken, isPast));
  });
}

/** @param {string} time @param {number | undefined} around */
function isAround(time, around) {
  if (around === undefined) return false;
  const minute = minuteOf(time);
  return minute >= around - lively.before && minute <= around + lively.after;
}

/** @param {string} time @param {() => number} random @param {Set<string>} taken who comes already on this day @param {boolean} isPast @returns {DemoParty} */
function partyAt(time, random, taken, isPast) {
  const isNew = !isPast && random() < newcomerShare;
  // The square makes those at the beginning of the list come often, and the others now and then.
  const draw = () => (isNew ? pick(random, newcomers) : guests[Math.floor(random() ** 2 * guests.length)]);
  let guest = draw();
  for (let tries = 0; tries < 20 && (!guest || taken.has(guest.name)); tries += 1) guest = draw();
  if (!guest) throw new Error('the demo has no guests');
  taken.add(guest.name);
  const wish = guest.notes === '' && random() < wishShare ? pick(random, wishes) : {};
  return {
    time,
    partySize: time < '12:00' ? pick(random, [1, 2, 2, 3]) : pick(random, sizes),
    ...guest,
    ...wish,
    ...(random() < terraceShare ? { area: areas.outside } : {}),
    referer: pick(random, referrers),
    daysBefore: Math.floor(random() ** 2 * 14),
  };
}

/** @param {DemoParty} party @param {string} date the body of `POST /api/reservations` */
export function toBooking({ time, partySize, referer, daysBefore: _, dietaryNotes, ...party }, date) {
  return {
    ...party,
    ...(dietaryNotes ? { dietaryNotes } : {}),
    guests: partySize,
    reservation_time: `${date}T${time}`,
    originalReferer: referer,
    recaptchaToken: 'sandbox-pass',
  };
}

/** The date of an instant in a zone, and its minutes after midnight. @param {Date} now @param {string} timeZone */
export function localTime(now, timeZone) {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    now,
  );
  const [date = '', clock = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { date, minute: hours * 60 + minutes };
}

/** Dates around a date, which is included: `-28, 0` are the four weeks before it. @param {string} date @param {number} from @param {number} until not included */
export function datesAround(date, from, until) {
  const day = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: until - from }, (_, index) => {
    const at = new Date(day + (from + index) * 86_400_000);
    return { date: at.toISOString().slice(0, 10), weekday: at.getUTCDay() };
  });
}

/** HH:MM as minutes after midnight. @param {string} time */
export function minuteOf(time) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
