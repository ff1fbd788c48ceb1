import fc from 'fast-check';
import {
  holdsTable,
  isOverForDiner,
  next,
  type Stage,
  stageOf,
  storedStage,
  type Transition,
} from './lifecycle';

const stages: Stage[] = [
  'requested',
  'requested-without-table',
  'booked',
  'confirmed',
  'without-table',
  'arrived',
  'seated',
  'finished',
  'no-show',
  'canceled',
  'deleted',
];
const transitions: Transition[] = [
  'confirm',
  'late',
  'give-up-table',
  'arrive',
  'seat',
  'finish',
  'no-show',
  'change',
  'replan',
  'move',
  'cancel',
  'restore',
  'delete',
  'accept',
  'decline',
  'expire',
];

test('a reservation is canceled, restored and deleted once, and stays deleted', () => {
  expect(next('booked', 'cancel')).toBe('canceled');
  expect(next('canceled', 'cancel')).toBe('same');
  expect(next('canceled', 'restore')).toBe('booked');
  expect(next('booked', 'restore')).toBe('same');
  expect(next('canceled', 'change')).toBe('refused');
  expect(next('deleted', 'restore')).toBe('refused');
});

test.each(['requested', 'requested-without-table'] as const)(
  'a %s party is accepted, declined or expires, and takes no step before',
  (stage) => {
    expect(next(stage, 'accept')).toBe('booked');
    expect(next(stage, 'decline')).toBe('canceled');
    expect(next(stage, 'expire')).toBe('canceled');
    for (const step of ['confirm', 'arrive', 'seat', 'finish', 'no-show'] as const)
      expect(next(stage, step)).toBe('refused');
    expect(next(stage, 'change')).toBe(stage);
    expect(holdsTable(stage)).toBe(stage === 'requested');
    for (const answer of ['accept', 'decline', 'expire'] as const)
      for (const other of stages.filter((each) => !each.startsWith('requested')))
        expect(next(other, answer)).toBe('refused');
  },
);

test.each([
  ['booked', 'confirm', 'confirmed'],
  ['booked', 'arrive', 'arrived'],
  ['booked', 'seat', 'seated'],
  ['booked', 'finish', 'refused'],
  ['booked', 'no-show', 'no-show'],
  ['confirmed', 'confirm', 'same'],
  ['confirmed', 'arrive', 'arrived'],
  ['confirmed', 'no-show', 'no-show'],
  ['confirmed', 'replan', 'confirmed'],
  ['booked', 'give-up-table', 'without-table'],
  ['confirmed', 'give-up-table', 'without-table'],
  ['arrived', 'give-up-table', 'refused'],
  ['without-table', 'give-up-table', 'same'],
  ['without-table', 'arrive', 'arrived'],
  ['without-table', 'seat', 'seated'],
  ['without-table', 'move', 'booked'],
  ['without-table', 'late', 'without-table'],
  ['without-table', 'no-show', 'no-show'],
  ['arrived', 'arrive', 'same'],
  ['arrived', 'confirm', 'refused'],
  ['arrived', 'seat', 'seated'],
  ['arrived', 'no-show', 'refused'],
  ['arrived', 'cancel', 'canceled'],
  ['seated', 'seat', 'same'],
  ['seated', 'arrive', 'refused'],
  ['seated', 'finish', 'finished'],
  ['seated', 'cancel', 'refused'],
  ['seated', 'replan', 'refused'],
  ['seated', 'move', 'seated'],
  ['seated', 'change', 'seated'],
  ['finished', 'finish', 'same'],
  ['finished', 'seat', 'refused'],
  ['finished', 'move', 'refused'],
  ['finished', 'delete', 'deleted'],
  ['no-show', 'no-show', 'same'],
  ['no-show', 'arrive', 'arrived'],
  ['no-show', 'seat', 'seated'],
  ['no-show', 'cancel', 'refused'],
  ['canceled', 'seat', 'refused'],
  ['canceled', 'no-show', 'refused'],
] as const)('from the stage %s, the transition %s gives %s', (stage, step, expected) => {
  expect(next(stage, step)).toBe(expected);
});

test('any sequence of steps ends in a stage whose stored form reads as the same stage', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...transitions), { maxLength: 30 }), (sequence) => {
      let stage: Stage = 'booked';
      for (const transition of sequence) {
        const after = next(stage, transition);
        if (after !== 'same' && after !== 'refused') {
          // A host's step that is taken again changes nothing.
          if (after !== stage) expect(['same', 'refused', after]).toContain(next(after, transition));
          stage = after;
        }
        expect(stageOf(storedStage(stage))).toBe(stage);
      }
    }),
  );
});

test('a party holds a table until it leaves, is given up or canceled, and its diner changes it until it sits', () => {
  expect(stages.filter(holdsTable)).toEqual(['requested', 'booked', 'confirmed', 'arrived', 'seated']);
  expect(stages.filter(isOverForDiner)).toEqual(['seated', 'finished', 'no-show']);
});
