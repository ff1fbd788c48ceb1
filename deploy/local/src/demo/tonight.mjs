import { createHash } from 'node:crypto';
import { expectOk } from './calls.mjs';
import { minuteOf, partiesOf, toBooking } from './evenings.mjs';
import { sections } from './floor.mjs';

/** @typedef {import('./calls.mjs').Call} Call */
/** @typedef {import('./evenings.mjs').DemoParty} DemoParty */
/** @typedef {{ date: string, minute: number }} LocalTime */
/** @typedef {{ step: string, minute: number }} Step */

const minuteMs = 60_000;
/** For so many minutes a party may still be on its way. */
const dueFor = 30;
/** Hosts report a party at most twelve hours later. */
const longestAgo = 11 * 60;
const service = '/rpc/tablewell.reservation.v1.EveningService';

const walkIns = [
  { ago: 38, name: 'Couple from the hotel', partySize: 2 },
  { ago: 12, name: '', partySize: 3 },
];

const note = 'Sea bass is off, the ragù is wild boar. Table 12 wobbles.';

/** An id that is the same in a repeated seeding. @param {string} text */
const idOf = (text) => `demo-${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;

/**
 * What the host has tapped for the party so far: it came, sat and left as its time implies. Every ninth did not come, and of
 * those that are due, some wait at the bar and some are late.
 * @param {number} start minutes after midnight @param {number} now @param {number} index @returns {Step[]}
 */
export function stepsUntil(start, now, index) {
  const elapsed = now - start;
  if (elapsed < 0) return index % 3 === 0 ? [{ step: 'CONFIRM', minute: now - 30 }] : [];
  if (elapsed < dueFor) {
    if (index % 3 === 0) return [{ step: 'ARRIVE', minute: Math.max(start - 5, now - 8) }];
    return index % 3 === 1 ? [{ step: 'SEAT', minute: Math.min(now, start + 2) }] : [];
  }
  if (index % 9 === 4) return [{ step: 'NO_SHOW', minute: start + 20 }];
  const seated = { step: 'SEAT', minute: start + 3 + (index % 5) };
  // One in six stays longer than its turn.
  const stay = index % 6 === 2 ? 125 : 82 + (index % 4) * 6;
  return elapsed <= stay ? [seated] : [seated, { step: 'FINISH', minute: start + stay }];
}

/**
 * Today's service under way: those who were here, those who sit, wait or are late, and those who are expected.
 * @param {Call} call as a member @param {Call} asDiner @param {string} restaurantId
 * @param {{ today: LocalTime, weekday: number, now: number, isFull: boolean }} when
 */
export async function playToday(call, asDiner, restaurantId, { today, weekday, now, isFull }) {
  const { date, minute } = today;
  const at = (/** @type {number} */ local) => new Date(now - (minute - local) * minuteMs).toISOString();
  const parties = partiesOf(date, weekday, { isFull, around: minute }).filter(
    ({ time }) => minuteOf(time) > minute - longestAgo,
  );
  for (const [index, party] of parties.entries()) {
    const start = minuteOf(party.time);
    const isAhead = start > minute;
    const id = isAhead
      ? await bookOnline(asDiner, restaurantId, party, date, index)
      : (await hasTable(call, restaurantId, party.partySize, at(start)))
        ? await bookByHost(call, restaurantId, party, date)
        : undefined;
    if (!id) continue;
    for (const { step, minute: taken } of stepsUntil(start, minute, index))
      await call('POST', `${service}/TakeStep`, {
        reservationId: id,
        step: `STEP_${step}`,
        takenAt: at(Math.min(taken, minute)),
        stepId: idOf(`${id} ${step}`),
      });
    const isLate = !isAhead && minute - start < dueFor && index % 3 === 2;
    if (isLate) await asDiner('POST', `/api/reservations/single/${id}/late`, { minutes: 20 });
  }
  for (const { ago, name, partySize } of walkIns)
    await call('POST', `${service}/SeatWalkIn`, {
      restaurantId,
      name,
      partySize,
      takenAt: at(minute - ago),
      stepId: idOf(`walk-in ${date} ${ago}`),
    });
  await brief(call, restaurantId, date);
}

/** @param {Call} asDiner @param {string} restaurantId @param {DemoParty} party @param {string} date @param {number} index */
async function bookOnline(asDiner, restaurantId, party, date, index) {
  const key = { 'idempotency-key': `demo-${restaurantId}-${date}-${index}` };
  const { status, body } = await asDiner(
    'POST',
    `/api/reservations/${restaurantId}`,
    toBooking(party, date),
    key,
  );
  return status < 300 ? body.id : undefined;
}

/**
 * Whether a table is free for a party at an instant: what a host books is not bound by the rules, but this house takes no more
 * than it has tables for.
 * @param {Call} call @param {string} restaurantId @param {number} partySize @param {string} startsAt
 */
async function hasTable(call, restaurantId, partySize, startsAt) {
  const { body } = await call('POST', `${service}/ListTables`, { restaurantId, partySize, startsAt });
  /** @type {{ fit: string, takenBy?: object, next?: object }[]} */
  const options = body.options ?? [];
  return options.some(({ fit, takenBy, next }) => fit === 'TABLE_FIT_GOOD' && !takenBy && !next);
}

/** A party whose time has passed, which only a host can book. @param {Call} call @param {string} restaurantId @param {DemoParty} party @param {string} date */
async function bookByHost(call, restaurantId, party, date) {
  const { name, partySize, phoneNumber, notes, dietary, dietaryNotes, occasion = '' } = party;
  const { body } = await call('POST', `${service}/BookParty`, {
    restaurantId,
    name,
    partySize,
    phoneNumber,
    notes,
    occasion,
    dietary: { needs: dietary, words: dietaryNotes },
    when: { local: `${date}T${party.time}` },
    override: true,
    reason: 'A party of the demo',
    stepId: idOf(`${restaurantId} ${date} ${party.time} ${name}`),
  });
  return body.party?.id;
}

/** The sections of the servers, and the note of the shift. @param {Call} call @param {string} restaurantId @param {string} localDate */
async function brief(call, restaurantId, localDate) {
  const evening = expectOk(
    'evening',
    await call('POST', `${service}/GetEvening`, { restaurantId, localDate }),
  );
  const { sectionsVersion = 0, shiftNote } = evening.evening ?? {};
  await call('POST', `${service}/SetSections`, {
    restaurantId,
    localDate,
    sections,
    baseVersion: sectionsVersion,
  });
  await call('POST', `${service}/SetShiftNote`, {
    restaurantId,
    localDate,
    text: note,
    baseVersion: shiftNote?.version ?? 0,
  });
}
