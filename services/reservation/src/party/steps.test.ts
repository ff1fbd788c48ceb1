import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { noEffects } from '../day/claims/placement';
import { testParty, testPlacement } from '../testing/test-party';
import { accept, expire } from './answer-request';
import { cancel, restore } from './cancel';
import { expectedAt } from './diner-note';
import { changeByHost } from './change';
import { type HostStep, stageOf } from './lifecycle';
import { type Move, move } from './move';
import { answerLate, sayLate } from './note';
import type { Changed, Outcome } from './outcome';
import { hereOf } from './people-here';
import type { Reservation } from './reservation';
import { seat } from './seat';
import { takeStep } from './take-step';
import { undo } from './undo-step';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const timezone = 'UTC';
const by = { userId: 'sam', name: 'Sam' };
const at = (minutes: number) => new Date(seven + minutes * minuteMs);
const writeOf = (party: Reservation, minutes = 0) => ({ version: party.version + 1, at: at(minutes) });
const stepOf = (id: string, step: HostStep | 'move', baseVersion = 0) =>
  ({ id, step, baseVersion, takenAt: at(0), by, tableNumbers: [] }) as const;
const stay = { from: seven, until: seven + 90 * minuteMs };

const take = (party: Reservation, step: Exclude<HostStep, 'seat'>, baseVersion = 0): Outcome =>
  takeStep(party, stepOf(step, step, baseVersion), timezone, writeOf(party));
const sit = (party: Reservation, baseVersion = 0): Outcome =>
  seat(party, stepOf('seat', 'seat', baseVersion), { stay, timezone }, writeOf(party));
const resize = (party: Reservation, partySize: number): Outcome => {
  const { name, phoneNumber, notes } = party;
  const form = { name, phoneNumber, notes, partySize, diner: {}, stepId: `size-${partySize}`, reason: '' };
  return changeByHost(
    party,
    { ...form, baseVersion: 0, timezone, moves: false, replans: true, undoesBase: false },
    writeOf(party),
  );
};
const undoAt = (party: Reservation, stepId: string, minutes: number): Outcome =>
  undo(party, { stepId, by, timezone }, writeOf(party, minutes));
const moveTo = (party: Reservation, wanted: Partial<Move>): Outcome => {
  const whole = { tableNumbers: [], withoutNotice: false, override: false, ...wanted };
  return move(party, stepOf('move', 'move'), whole, { stay, timezone }, writeOf(party));
};

/** The party after a verb. */
function after(outcome: Outcome): Reservation {
  if (outcome === 'unchanged' || isRefusal(outcome)) throw new Error('nothing changed');
  return (outcome satisfies Changed).next;
}

function refusalOf(outcome: Outcome): Pick<Refusal, 'code' | 'message'> & { fields: string[] } {
  if (!isRefusal(outcome)) throw new Error('not refused');
  const { code, message, fields } = outcome;
  return { code, message, fields: fields.map(({ field }) => field) };
}

describe('a step', () => {
  test('on an older version is taken unless the state that it depends on was changed', () => {
    const arrived = after(take(after(take(testParty(), 'confirm')), 'arrive', 1));
    expect(stageOf(arrived)).toBe('arrived');
    const larger = after(resize(arrived, 4));
    expect(refusalOf(sit(larger, 1))).toMatchObject({
      code: 'changed-since',
      message: 'This party was changed in the meantime: 4 people on 2026-11-20 at 19:00.',
    });
    expect(stageOf(after(sit(larger, 4)))).toBe('seated');
  });

  test('is not possible for a canceled party, which begins again as booked once it is restored', () => {
    const arrived = after(take(testParty(), 'arrive'));
    const canceled = after(cancel(arrived, { isTooLate: false }, writeOf(arrived)));
    expect(refusalOf(sit(canceled))).toMatchObject({
      code: 'step-not-allowed',
      message: 'This reservation was canceled.',
    });
    expect(stageOf(after(restore(canceled, writeOf(canceled))))).toBe('booked');
  });
});

test('a seated party keeps its plan, and sits as long as its table was claimed', () => {
  const planned = testParty();
  const claimed = {
    placement: testPlacement({ from: seven, until: seven + 45 * minuteMs, tableType: 'FourTop' }),
    effects: { ...noEffects, overfilled: true },
  };
  const write = { ...writeOf(planned), claimed };
  expect(seat(planned, stepOf('seat', 'seat'), { stay, timezone }, write)).toMatchObject({
    next: {
      placement: { ...planned.placement, tableType: 'FourTop' },
      seating: { from: seven, until: seven + 45 * minuteMs },
      steps: [{ id: 'seat', version: 2, before: { placement: planned.placement } }],
    },
    events: [{ kind: 'stepped', previousStage: 'booked', undone: false, overfilled: true }],
  });
  const leaves = { ...stepOf('leave', 'finish'), takenAt: at(30) };
  const seated = after(sit(planned));
  expect(after(takeStep(seated, leaves, timezone, writeOf(seated, 30))).seating).toEqual({
    from: seven,
    until: seven + 30 * minuteMs,
  });
});

describe('an undo', () => {
  test('is possible for ten minutes, of the last step only', () => {
    const seated = after(sit(after(take(testParty(), 'arrive'))));
    expect(refusalOf(undoAt(seated, 'arrive', 1))).toMatchObject({
      code: 'undo-not-last',
      message: 'Sam already seated this party at 19:00.',
    });
    expect(stageOf(after(undoAt(seated, 'seat', 9)))).toBe('arrived');
    expect(refusalOf(undoAt(seated, 'seat', 10))).toMatchObject({ code: 'undo-too-late' });
  });

  test('is refused for a party that was changed after the step', () => {
    const confirmed = after(take(testParty(), 'confirm'));
    const smaller = after(resize(confirmed, 1));
    expect(refusalOf(undoAt(smaller, 'confirm', 1))).toMatchObject({ code: 'changed-since' });
    const canceled = after(cancel(smaller, { isTooLate: false }, writeOf(smaller)));
    expect(refusalOf(undoAt(canceled, 'confirm', 1))).toMatchObject({
      message: 'This reservation was canceled.',
    });
  });
});

describe('a moved party', () => {
  test('that does not sit yet has no end of its stay', () => {
    expect(refusalOf(moveTo(testParty(), { until: at(120) })).fields).toEqual(['until']);
    expect(refusalOf(moveTo(testParty(), { partySize: 3 })).fields).toEqual(['partySize']);
  });

  test.each([
    ['past', '2026-11-19T12:00:00Z'],
    ['too-far-ahead', '2027-03-01T19:00:00Z'],
  ])('to a time that is %s is refused', (code, instant) => {
    expect(refusalOf(moveTo(testParty(), { startsAt: new Date(instant) }))).toMatchObject({ code });
  });
});

test('an accepted request does not expire', () => {
  const request = { state: 'pending', expiresAt: at(0) } as const;
  const asking = testParty({ request });
  const accepted = after(accept(asking, { stepId: 'accept', by: 'Sam', reason: '' }, writeOf(asking)));
  expect(expire(accepted, writeOf(accepted, 1))).toBe('unchanged');
  expect(stageOf(after(expire(asking, writeOf(asking, 1))))).toBe('canceled');
});

describe('a party that comes late', () => {
  const reply = (party: Reservation, replyId: string, minutes: number, saidAt: Date) =>
    answerLate(party, { replyId, minutes, saidAt }, writeOf(party));
  const dueIn = (party: Reservation) => ((expectedAt(party) ?? NaN) - seven) / minuteMs;

  test('is expected so many minutes after its answer by SMS, once, and by what it said last', () => {
    const late = after(reply(testParty(), 'SM1', 20, at(15)));
    expect(late.late).toMatchObject({ by: 'sms', minutes: 35 });
    expect(reply(late, 'SM1', 20, at(15))).toBe('unchanged');
    expect(reply(late, 'SM0', 30, at(12))).toBe('unchanged');
    const later = after(reply(late, 'SM2', 30, at(34.5)));
    expect(dueIn(later)).toBe(65);
    const onTime = after(sayLate(later, { minutes: 0 }, writeOf(later, 40)));
    expect(expectedAt(onTime)).toBeUndefined();
    expect(reply(onTime, 'SM2', 30, at(34.5))).toBe('unchanged');
  });

  test('is not expected later once it is here or canceled', () => {
    const arrived = after(take(testParty(), 'arrive'));
    expect(reply(arrived, 'SM1', 20, at(15))).toBe('unchanged');
    const canceled = after(cancel(testParty(), { isTooLate: false }, writeOf(testParty())));
    expect(reply(canceled, 'SM1', 20, at(15))).toBe('unchanged');
  });

  test('is noted by a host, from its time or from now, and an undo brings back what it said before', () => {
    const said = (party: Reservation, minutes: number, takenAt: Date) =>
      after(takeStep(party, { ...stepOf('late', 'late'), minutes, takenAt }, timezone, writeOf(party)));
    expect(dueIn(said(testParty(), 10, at(-60)))).toBe(10);
    const before = after(sayLate(testParty(), { minutes: 10 }, writeOf(testParty())));
    const noted = said(before, 20, at(12));
    expect(noted.late).toMatchObject({ by: 'host', minutes: 32 });
    expect(after(undoAt(noted, 'late', 5)).late).toEqual(before.late);
    const answered = after(reply(noted, 'SM1', 30, at(14)));
    expect(after(undoAt(answered, 'late', 6)).late).toMatchObject({ by: 'sms' });
  });
});

describe('a party that comes in parts', () => {
  const four = testParty({ partySize: 4 });
  const arrive = (party: Reservation, id: string, peopleHere?: number): Outcome =>
    takeStep(party, { ...stepOf(id, 'arrive'), peopleHere }, timezone, writeOf(party));
  const sitWith = (party: Reservation, id: string, peopleHere?: number): Outcome =>
    seat(party, { ...stepOf(id, 'seat'), peopleHere }, { stay, timezone }, writeOf(party));

  test('waits as one that has arrived until the rest comes', () => {
    const two = after(arrive(four, 'two', 2));
    expect([stageOf(two), hereOf(two)]).toEqual(['arrived', 2]);
    expect(arrive(two, 'two', 2)).toBe('unchanged');
    expect(arrive(two, 'same', 2)).toBe('unchanged');
    const three = after(arrive(two, 'three', 3));
    expect(hereOf(three)).toBe(3);
    const all = after(arrive(three, 'all'));
    expect([stageOf(all), hereOf(all)]).toEqual(['arrived', undefined]);
    expect(arrive(all, 'again')).toBe('unchanged');
    expect(hereOf(after(undoAt(all, 'all', 1)))).toBe(3);
  });

  test('sits at its table until it leaves, and the rest joins it there', () => {
    const one = after(sitWith(four, 'one', 1));
    expect([stageOf(one), hereOf(one), one.seating]).toEqual(['seated', 1, stay]);
    const all = after(sitWith(one, 'all'));
    expect([stageOf(all), hereOf(all), all.seating, all.placement]).toEqual([
      ...['seated', undefined, stay],
      one.placement,
    ]);
    const fewer = after(undoAt(all, 'all', 1));
    expect([stageOf(fewer), hereOf(fewer), fewer.seating]).toEqual(['seated', 1, stay]);
    const left = after(take(one, 'finish'));
    expect(hereOf(left)).toBeUndefined();
    expect(hereOf(after(undoAt(left, 'finish', 1)))).toBe(1);
  });

  test('has from one to all but one of its people here', () => {
    for (const peopleHere of [0, 4, 5, 1.5])
      expect(refusalOf(arrive(four, 'wrong', peopleHere)).fields).toEqual(['peopleHere']);
    expect(hereOf({ ...after(sitWith(four, 'two', 2)), partySize: 2 })).toBeUndefined();
    const confirm = { ...stepOf('confirm', 'confirm'), peopleHere: 1 };
    expect(refusalOf(takeStep(four, confirm, timezone, writeOf(four))).fields).toEqual(['peopleHere']);
  });
});
