import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { noEffects } from '../day/claims/placement';
import { testParty, testPlacement } from '../testing/test-party';
import { accept, decline, expire } from './answer-request';
import { cancel, remove, restore } from './cancel';
import { change, changeByHost, withInput } from './change';
import { type HostStep, stageOf } from './lifecycle';
import { move } from './move';
import { answerLate, sayLate, sendMessage } from './note';
import { hereOf } from './people-here';
import type { Outcome, Write } from './outcome';
import type { Reservation } from './reservation';
import { seat } from './seat';
import { takeStep } from './take-step';
import { undo } from './undo-step';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const timezone = 'UTC';
const by = { userId: 'sam', name: 'Sam' };
const input = { area: undefined, date: '2026-11-20', minute: 19 * 60, details: {}, diner: {} };

/** A random action of a diner or a host. */
interface Action {
  readonly verb: keyof typeof verbs;
  readonly id: string;
  readonly partySize: number;
  readonly quarter: number;
  /** Minutes since the action before. */
  readonly pause: number;
}

const step = ({ id }: Action, kind: HostStep | 'move', { at }: Write) =>
  ({ id, step: kind, baseVersion: 0, takenAt: at, by, tableNumbers: [] }) as const;
const stepOfLate = (id: string, { at }: Write) =>
  ({ id, step: 'late', baseVersion: 0, takenAt: at, by, tableNumbers: [] }) as const;
const take = (kind: Exclude<HostStep, 'seat'>) => (party: Reservation, action: Action, write: Write) =>
  takeStep(party, step(action, kind, write), timezone, write);

const verbs = {
  confirm: take('confirm'),
  arrive: take('arrive'),
  finish: take('finish'),
  'no-show': take('no-show'),
  'give-up-table': take('give-up-table'),
  coming: (party, { id, quarter }, write) => {
    const requested = { ...stepOfLate(id, write), minutes: 10 + quarter };
    return takeStep(party, requested, timezone, write);
  },
  partly: (party, action, write) =>
    takeStep(party, { ...step(action, 'arrive', write), peopleHere: 1 }, timezone, write),
  'seat-some': (party, action, write) => {
    const from = write.at.getTime();
    const stay = { from, until: from + 90 * minuteMs };
    return seat(party, { ...step(action, 'seat', write), peopleHere: 1 }, { stay, timezone }, write);
  },
  seat: (party, action, write) => {
    const from = write.at.getTime();
    const stay = { from, until: from + 90 * minuteMs };
    return seat(party, step(action, 'seat', write), { stay, timezone }, write);
  },
  move: (party, action, write) => {
    const from = seven + action.quarter * 15 * minuteMs;
    const stay = { from, until: from + 90 * minuteMs };
    const wanted = { tableNumbers: [], startsAt: new Date(from), withoutNotice: false, override: false };
    return move(party, step(action, 'move', write), wanted, { stay, timezone }, write);
  },
  resize: (party, action, write) => {
    const { partySize } = action;
    const wanted = { tableNumbers: [], partySize, withoutNotice: false, override: false };
    const facts = { stay: party.placement, timezone };
    return move(party, step(action, 'move', write), wanted, facts, write);
  },
  undo: (party, { id }, write) => undo(party, { stepId: id, by, timezone }, write),
  rename: (party, { id }, write) => {
    const given = withInput(party, { ...input, details: { name: id } });
    return change(party, { audience: 'public', timezone, given, moves: false }, write);
  },
  replan: (party, { partySize }, write) => {
    const given = withInput(party, { ...input, details: { partySize } });
    return change(party, { audience: 'public', timezone, given, moves: false, replan: {} }, write);
  },
  form: (party, { id, partySize }, write) => {
    const { name, phoneNumber, notes } = party;
    const details = { name, phoneNumber, notes, partySize, diner: {} };
    const replans = partySize !== party.partySize;
    const known = { stepId: id, baseVersion: 0, timezone, moves: false, replans, undoesBase: false };
    const form = { ...details, ...known, reason: '' };
    return changeByHost(party, form, write);
  },
  late: (party, _action, write) => sayLate(party, { minutes: 15 }, write),
  'late-reply': (party, { id, quarter }, write) =>
    answerLate(party, { replyId: id, minutes: quarter, saidAt: write.at }, write),
  message: (party, { id }, write) => sendMessage(party, { id, words: 'Hello' }, write),
  accept: (party, { id }, write) => accept(party, { stepId: id, by: by.name, reason: '' }, write),
  decline: (party, { id }, write) => decline(party, { stepId: id, by: by.name, words: '' }, write),
  expire: (party, _action, write) => expire(party, write),
  cancel: (party, _action, write) => cancel(party, { isTooLate: false }, write),
  restore: (party, _action, write) => restore(party, write),
  delete: (party, _action, write) => remove(party, write),
} satisfies Record<string, (party: Reservation, action: Action, write: Write) => Outcome>;

const actions = fc.array(
  fc.record<Action>({
    verb: fc.constantFrom(...(Object.keys(verbs) as (keyof typeof verbs)[])),
    id: fc.constantFrom('step-one', 'step-two', 'step-three', 'step-four'),
    partySize: fc.integer({ min: 1, max: 4 }),
    quarter: fc.nat(8),
    pause: fc.nat(20),
  }),
  { maxLength: 20 },
);
const firsts = fc.constantFrom(
  testParty(),
  testParty({ online: true, request: { state: 'pending', expiresAt: new Date(seven) } }),
  testParty({ walkIn: true, progress: 'seated', seating: { from: seven, until: seven + 90 * minuteMs } }),
);

/** Calls `look` with every party, its next action, and how that is written. */
function replay(
  first: Reservation,
  sequence: readonly Action[],
  look: (party: Reservation, action: Action, write: Write) => void,
): void {
  let party = first;
  let now = seven - 60 * minuteMs;
  for (const action of sequence) {
    now += action.pause * minuteMs;
    const write = { version: party.version + 1, at: new Date(now) };
    look(party, action, write);
    const outcome = verbs[action.verb](party, action, write);
    if (outcome !== 'unchanged' && !isRefusal(outcome)) party = outcome.next;
  }
}

const everyAction = (look: (party: Reservation, action: Action, write: Write) => void) =>
  fc.assert(fc.property(firsts, actions, (first, sequence) => replay(first, sequence, look)));

test('every change makes the version that it is written as, with one event of it', () => {
  everyAction((party, action, write) => {
    const outcome = verbs[action.verb](party, action, write);
    if (outcome === 'unchanged' || isRefusal(outcome)) return;
    const { next, events } = outcome;
    expect(next).toMatchObject({ id: party.id, version: write.version, updatedAt: write.at });
    expect(next.claimVersion).toBe(party.claimVersion);
    expect(events).toHaveLength(1);
    expect(events[0]?.reservation.version).toBe(write.version);
  });
});

test('every verb decides the same before and after its table is claimed, and the claim is of its version', () => {
  everyAction((party, action, write) => {
    const before = verbs[action.verb](party, action, write);
    const claimed = { placement: testPlacement({ tableType: 'FourTop' }), effects: noEffects };
    const after = verbs[action.verb](party, action, { ...write, claimed });
    if (before === 'unchanged' || isRefusal(before)) {
      expect(after).toEqual(before);
      return;
    }
    if (after === 'unchanged' || isRefusal(after)) throw new Error('refused with its table');
    expect(after.next.claimVersion).toBe(write.version);
    expect(after.events.map(({ kind }) => kind)).toEqual(before.events.map(({ kind }) => kind));
  });
});

test('the same step, form, answer or message again changes nothing', () => {
  const named = new Set([
    'confirm',
    'arrive',
    'finish',
    'no-show',
    'seat',
    'move',
    'resize',
    'undo',
    'message',
    'coming',
    'give-up-table',
    'partly',
    'seat-some',
    'late-reply',
  ]);
  everyAction((party, action, write) => {
    if (!named.has(action.verb) && !['form', 'accept', 'decline'].includes(action.verb)) return;
    const once = verbs[action.verb](party, action, write);
    if (once === 'unchanged' || isRefusal(once) || once.next.status === 'deleted') return;
    const again = { ...write, version: write.version + 1 };
    expect(verbs[action.verb](once.next, action, again)).toBe('unchanged');
  });
});

test('a step that is undone leaves the party as it was, but for its record', () => {
  everyAction((party, action, write) => {
    const steps = ['confirm', 'coming', 'partly', 'arrive', 'finish', 'no-show', 'seat', 'seat-some'];
    if (![...steps, 'give-up-table', 'move', 'resize'].includes(action.verb)) return;
    const taken = verbs[action.verb](party, action, write);
    if (taken === 'unchanged' || isRefusal(taken)) return;
    const undone = verbs.undo(taken.next, action, { ...write, version: write.version + 1 });
    if (undone === 'unchanged' || isRefusal(undone)) throw new Error('not undone');
    const { placement, seating, partySize } = undone.next;
    expect(stageOf(undone.next)).toBe(stageOf(party));
    expect(hereOf(undone.next)).toBe(hereOf(party));
    if (party.late?.by !== 'sms') expect(undone.next.late).toEqual(party.late);
    expect({ placement, seating, partySize }).toEqual({
      placement: party.placement,
      seating: party.seating,
      partySize: party.partySize,
    });
    expect(undone.next.steps?.at(-1)).toMatchObject({ id: action.id, undone: { by } });
  });
});

test('only a change of time, size or table on purpose makes a version replanned', () => {
  const replanning = new Set(['move', 'replan', 'form', 'restore', 'accept', 'undo']);
  everyAction((party, action, write) => {
    const outcome = verbs[action.verb](party, action, write);
    if (outcome === 'unchanged' || isRefusal(outcome) || replanning.has(action.verb)) return;
    expect(outcome.next.replannedVersion).toBe(party.replannedVersion);
  });
});

test('a deleted party has no personal data, and its event has it', () => {
  const outcome = remove(testParty(), { version: 2, at: new Date(seven) });
  if (outcome === 'unchanged' || isRefusal(outcome)) throw new Error('not deleted');
  expect(outcome.next).toMatchObject({ status: 'deleted', name: '', phoneNumber: '', notes: '' });
  expect(outcome.events).toMatchObject([{ kind: 'deleted', reservation: { name: 'Ada', version: 2 } }]);
});

test('a request is changed as a request, and a reservation as a reservation', () => {
  const write = { version: 2, at: new Date(seven) };
  const kindOf = (party: Reservation) => {
    const given = withInput(party, { ...input, details: { name: 'Bea' } });
    const outcome = change(party, { audience: 'public', timezone, given, moves: false }, write);
    return outcome === 'unchanged' || isRefusal(outcome) ? outcome : outcome.events[0]?.kind;
  };
  expect(kindOf(testParty())).toBe('changed');
  expect(kindOf(testParty({ request: { state: 'pending', expiresAt: new Date(seven) } }))).toBe('requested');
});

test('an accepted request has the table that was claimed, and the override with its reason', () => {
  const request = { state: 'pending', expiresAt: new Date(seven), withoutTable: true } as const;
  const claimed = {
    placement: testPlacement({ tableType: 'FourTop' }),
    effects: { ...noEffects, overridden: ['pacing'], overLimit: '20 guests' },
  };
  const write = { version: 2, at: new Date(seven), claimed };
  const answer = { stepId: 'step-one', by: 'Sam', reason: 'Regulars' };
  expect(accept(testParty({ request, claimVersion: 0 }), answer, write)).toMatchObject({
    next: { claimVersion: 2, replannedVersion: 2, placement: { tableType: 'FourTop' } },
    events: [
      {
        kind: 'accepted',
        reservation: { request: { state: 'accepted', answeredBy: 'Sam' } },
        override: { overridden: ['pacing'], reason: 'Regulars', overLimit: '20 guests' },
      },
    ],
  });
});
