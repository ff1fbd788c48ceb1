import { checkCapacity } from './capacity';
import { checkNumbers } from './capacity-by-number';
import { checkLifecycles } from './lifecycle';
import type { FinalReservation, Operation } from './operation';
import { Recorder } from './recorder';
import { checkSends } from './sends';

const time = '2026-12-05T19:00';
const at = (local: string): number => Date.parse(`${local}:00Z`);
const localTime = (_restaurantId: string, instant: number) => new Date(instant).toISOString().slice(0, 16);

const did = (
  verb: Operation['verb'],
  outcome: Operation['outcome'],
  request?: Operation['request'],
): Operation => ({
  verb,
  outcome,
  restaurantId: 'r',
  reservation: 'a',
  status: 0,
  invokedAt: 0,
  endedAt: 0,
  ...(verb === 'book' ? { request: request ?? { partySize: 2, time } } : request ? { request } : {}),
});
const shown = (changes: Partial<FinalReservation> = {}): FinalReservation => ({
  id: 'id',
  reservation: 'a',
  restaurantId: 'r',
  status: 'active',
  partySize: 2,
  tableType: 'two',
  startsAt: at(time),
  ...changes,
});
const checksOf = (operations: Operation[], finals: FinalReservation[]) =>
  checkLifecycles(operations, finals, localTime).map(({ check }) => check);

describe('a lifecycle', () => {
  it.each<[string, Operation[], FinalReservation[]]>([
    ['booked and there', [did('book', 'ok')], [shown()]],
    ['refused and not there', [did('book', 'refused')], []],
    ['unknown and there', [did('book', 'unknown')], [shown()]],
    ['unknown and not there', [did('book', 'unknown')], []],
    ['canceled', [did('book', 'ok'), did('cancel', 'ok')], [shown({ status: 'canceled' })]],
    ['canceled and restored', [did('book', 'ok'), did('cancel', 'ok'), did('restore', 'ok')], [shown()]],
    [
      'perhaps moved, and moved',
      [did('book', 'ok'), did('change', 'unknown', { partySize: 4, time })],
      [shown({ partySize: 4 })],
    ],
    [
      'perhaps moved, and not',
      [did('book', 'ok'), did('change', 'unknown', { partySize: 4, time })],
      [shown()],
    ],
  ])('that is consistent: %s', (_name, operations, finals) => {
    expect(checksOf(operations, finals)).toEqual([]);
  });

  it.each<[string, Operation[], FinalReservation[]]>([
    ['lost', [did('book', 'ok')], []],
    ['lost', [did('book', 'unknown'), did('cancel', 'ok')], []],
    ['canceled but back', [did('book', 'ok'), did('cancel', 'ok')], [shown()]],
    ['active but canceled', [did('book', 'ok')], [shown({ status: 'canceled' })]],
    ['active but canceled', [did('book', 'ok'), did('cancel', 'refused')], [shown({ status: 'canceled' })]],
    ['refused but present', [did('book', 'refused')], [shown()]],
    ['unexplained', [], [shown()]],
    ['double', [did('book', 'ok')], [shown(), shown({ id: 'other' })]],
    ['other than acknowledged', [did('book', 'ok'), did('change', 'ok', { partySize: 4, time })], [shown()]],
    [
      'other than acknowledged',
      [did('book', 'ok'), did('change', 'refused', { partySize: 2, time: '2026-12-05T20:00' })],
      [shown({ startsAt: at('2026-12-05T20:00') })],
    ],
  ])('that is inconsistent is reported: %s', (check, operations, finals) => {
    expect(checksOf(operations, finals)).toContain(check);
  });
});

describe('capacity', () => {
  const tables = { two: 1, four: 1 };
  const second = (changes: Partial<FinalReservation>) => [
    shown(),
    shown({ id: 'b', reservation: 'b', ...changes }),
  ];
  const checks = (finals: FinalReservation[]) => checkCapacity(finals, tables, 90).map(({ check }) => check);

  it('holds when parties follow each other, sit at different types, or were canceled', () => {
    expect(checks(second({ startsAt: at('2026-12-05T20:30') }))).toEqual([]);
    expect(checks(second({ tableType: 'four' }))).toEqual([]);
    expect(checks(second({ status: 'canceled' }))).toEqual([]);
  });

  it('is violated by two parties at one table, even for a minute, and by one without a table', () => {
    expect(checks(second({}))).toEqual(['sold twice']);
    expect(checks(second({ startsAt: at('2026-12-05T20:29') }))).toEqual(['sold twice']);
    expect(checks([shown({ tableType: '' })])).toEqual(['no table']);
  });
});

test('a table is given twice if two parties have its number at the same time', () => {
  const claim = (id: string, number: string, from: number) => ({
    id,
    tableNumbers: [number],
    from,
    until: from + 90,
  });
  const one = claim('a:1', '1', 0);
  const checks = (other: typeof one) => checkNumbers('2026-12-05', [one, other]).map(({ check }) => check);
  expect(checks(claim('b:1', '1', 89))).toEqual(['table given twice']);
  for (const other of [claim('b:1', '1', 90), claim('b:1', '2', 0), claim('a:2', '1', 0)])
    expect(checks(other)).toEqual([]);
});

describe('sends', () => {
  const expected = [{ to: '+1', says: ['booked', 'link-a'], atLeast: 1, maxEntries: 1 }];
  const send = { to: '+1', text: 'Your table is booked: link-a' };

  it('are right if each was accepted once', () => {
    expect(
      checkSends([send, { to: '+2', text: send.text }, { to: '+1', text: 'canceled: link-a' }], expected),
    ).toEqual([]);
  });

  it('are wrong if one is missing or one came twice', () => {
    expect(checkSends([], expected).map(({ check }) => check)).toEqual(['not sent']);
    expect(checkSends([send, send], expected).map(({ check }) => check)).toEqual(['sent twice']);
  });

  it('are wrong if an earlier state follows a later one', () => {
    const thread = ['booked', 'canceled'].map((word, rank) => ({
      to: '+1',
      says: [word, 'link-a'],
      atLeast: 0,
      maxEntries: 1,
      order: { thread: 'link-a', rank },
    }));
    const canceled = { to: '+1', text: 'canceled: link-a' };
    const other = { to: '+1', text: 'booked: link-b' };
    expect(checkSends([send, canceled, other], thread)).toEqual([]);
    expect(checkSends([canceled, other, send], thread).map(({ check }) => check)).toEqual([
      'sent after a newer one',
    ]);
  });
});

describe('the recorder', () => {
  it('records exceptions as unknown, and keeps the request', async () => {
    const recorder = new Recorder();
    const operation = {
      verb: 'book',
      restaurantId: 'r',
      reservation: 'a',
      request: { partySize: 2, time },
    } as const;
    await recorder.record(operation, () => Promise.reject(new Error('reset')));
    await recorder.record({ ...operation, verb: 'cancel' }, async () => ({
      outcome: 'ok',
      status: 200,
      id: 'x',
    }));
    expect(recorder.operations.map(({ outcome, verb }) => [verb, outcome])).toEqual([
      ['book', 'unknown'],
      ['cancel', 'ok'],
    ]);
    expect(recorder.operations[0]?.endedAt).toBeGreaterThanOrEqual(
      recorder.operations[0]?.invokedAt ?? Infinity,
    );
  });
});
