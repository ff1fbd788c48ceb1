import { Role } from '@tablewell/chassis/access';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { create } from '@bufbuild/protobuf';
import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { claimOf } from '../../party/claim-of';
import { viewParties } from '../../evening/evening';
import { overlaps } from '../../day/claims/intervals';
import { type HostStep, holdsTable, stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { type Claim, claimOwner, isHard } from '../../day/claims/claim';
import { book } from '../diner/book';
import { cancel } from '../diner/cancel';
import { bookParty } from './book-party';
import { moveParty } from './move-party';
import { restore } from '../diner/restore';
import { seatWalkIn } from './seat-walk-in';
import { swapParties } from './swap-parties';
import { takeStep } from './take-step';
import { memoryPorts } from '../testing/memory-ports';
import { undoStep } from './undo-step';
import { maxAtOnce } from '../../testing/naive-occupancy';
import { testRestaurant } from '../../testing/test-restaurant';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const host = create(ActorSchema, {
  userId: 'sam',
  name: 'Sam',
  memberships: [{ restaurantId: 'r1', role: Role.HOST }],
});
const counts = [
  { key: 'TwoTop', count: 2, capacity: 2 },
  { key: 'FourTop', count: 1, capacity: 4 },
];
const restaurant: KnownRestaurant = {
  ...testRestaurant({
    seatingMinutes: 60,
    periods: [{ id: 'p', name: 'Dinner', opensAt: 0, closesAt: 1440, intervalMinutes: 15, daysOfWeek: [] }],
    tables: counts,
  }),
  givingUp: { afterMinutes: 0, byItself: false },
  entitlements: { monthlyReservations: 0, analytics: true },
};

/** A random command of an evening; `party` and `step` are indexes into the present ones. */
interface Command {
  readonly kind:
    | HostStep
    | 'seat-some'
    | 'book'
    | 'overbook'
    | 'walk-in'
    | 'move'
    | 'swap'
    | 'stay'
    | 'undo'
    | 'cancel'
    | 'restore';
  readonly party: number;
  readonly size: number;
  readonly quarter: number;
  readonly tables: readonly string[];
  readonly override: boolean;
  /** Minutes until the next command. */
  readonly pause: number;
}

/** Before a party is seated, no override is used. */
const beforeSeating = ['book', 'book', 'book', 'confirm', 'arrive', 'no-show', 'cancel', 'restore'] as const;
const everything = [
  ...beforeSeating,
  ...([
    'walk-in',
    'seat',
    'seat',
    'seat',
    'seat-some',
    'give-up-table',
    'give-up-table',
    'finish',
    'move',
    'move',
    'swap',
    'stay',
    'stay',
    'undo',
    'undo',
    'undo',
  ] as const),
] as const;

/** With parties that a host books although no table is free for them. */
const overbooked = [...everything, 'overbook', 'overbook', 'overbook'] as const;

const sequencesOf = (kinds: readonly Command['kind'][], maxLength: number) =>
  fc.array(
    fc.record<Command>({
      kind: fc.constantFrom(...kinds),
      party: fc.nat(5),
      size: fc.integer({ min: 1, max: 4 }),
      quarter: fc.nat(12),
      tables: fc.subarray(['1', '2', '3'], { maxLength: 2 }),
      override: fc.boolean(),
      pause: fc.nat(6),
    }),
    { maxLength },
  );

function startEvening() {
  let now = seven;
  const memory = memoryPorts(restaurant, () => new Date(now));
  const { ports, all } = memory;
  const run = (command: Command, stepId: string): Promise<unknown> => {
    const { kind, party, size, quarter, tables: tableNumbers } = command;
    const override = command.override && tableNumbers.length > 0;
    const known = [...all.values()];
    const chosen = known[party % Math.max(known.length, 1)];
    const reservationId = chosen?.id ?? '';
    const startsAt = new Date(seven + quarter * 15 * minuteMs);
    const details = { name: 'Ada', partySize: size, phoneNumber: '', notes: '', restaurantId: 'r1' };
    const base = { reservationId, stepId, baseVersion: 0 };
    switch (kind) {
      case 'book': {
        const more = { originalReferer: '', idempotencyKey: stepId, repeated: true };
        return book(ports)(host, { ...details, ...more, when: { instant: startsAt.getTime() } });
      }
      case 'overbook': {
        const form = { ...details, stepId, tableNumbers: [], override: true, reason: 'Regulars' };
        return bookParty(ports)(host, { ...form, diner: {}, when: { instant: startsAt.getTime() } });
      }
      case 'walk-in':
        return seatWalkIn(ports)(host, { ...details, stepId, tableNumbers, override });
      case 'move': {
        // A move to another time publishes a change, which does not say whether it is overfilled.
        const moves = size % 2 === 0;
        return moveParty(ports)(host, {
          ...base,
          tableNumbers,
          override: override && !moves,
          withoutNotice: false,
          startsAt: moves ? startsAt : undefined,
        });
      }
      case 'stay': {
        // Another size publishes a change, as above.
        const resizes = size % 2 === 0;
        return moveParty(ports)(host, {
          ...base,
          tableNumbers: quarter % 2 === 0 ? [] : tableNumbers,
          override: command.override && !resizes,
          withoutNotice: false,
          startsAt: undefined,
          partySize: resizes ? 1 + (quarter % 4) : undefined,
          until: resizes && quarter > 6 ? undefined : new Date(now + (1 + quarter * 10) * minuteMs),
        });
      }
      case 'swap': {
        const otherReservationId = known[(party + size) % Math.max(known.length, 1)]?.id ?? '';
        const bases = { baseVersion: 0, otherBaseVersion: 0 };
        return swapParties(ports)(host, { reservationId, otherReservationId, ...bases, stepId, override });
      }
      case 'undo':
        return undoStep(ports)(host, { reservationId, stepId: chosen?.steps?.at(-1)?.id ?? stepId });
      case 'cancel':
        return cancel(ports)(host, reservationId);
      case 'restore':
        return restore(ports)(host, reservationId);
      case 'seat-some': {
        const some = { tableNumbers, override, peopleHere: 1 };
        return takeStep(ports)(host, { ...base, step: 'seat', ...some });
      }
      default: {
        const none = { tableNumbers: [], override: false };
        // A tablet without a connection reports a seating later.
        const takenAt = new Date(now - quarter * 5 * minuteMs);
        const more = kind === 'seat' ? { tableNumbers, override, takenAt } : none;
        return takeStep(ports)(host, { ...base, step: kind, ...more });
      }
    }
  };
  /** The tables of each party that is to come or sits, as the evening shows them. */
  const shown = () => {
    const claims = [...memory.days.values()].flat();
    const views = viewParties(restaurant, [...all.values()], claims, now);
    return new Map(
      views.flatMap(({ reservation, stage, tableNumbers }) =>
        holdsTable(stage) ? [[reservation.id, { stage, tableNumbers }]] : [],
      ),
    );
  };
  return { ...memory, run, shown, wait: (minutes: number) => (now += minutes * minuteMs) };
}

type EveningOfTest = ReturnType<typeof startEvening>;
const versions = ({ all }: EveningOfTest) => [...all.values()].map(({ id, version }) => `${id}:${version}`);

/** Each party that holds a table has exactly one claim, on each of its dates, and there are no other claims. */
function expectClaims({ all, days }: EveningOfTest): void {
  const holding = [...all.values()].filter((party) => holdsTable(stageOf(party)));
  const expected = holding.flatMap((party) =>
    party.placement.dates.map((date) => [date, comparable(claimOf(party, party.createdAt))] as const),
  );
  const found = [...days].flatMap(([date, claims]) =>
    claims.map((claim) => [date, comparable(claim)] as const),
  );
  const sorted = (list: readonly (readonly [string, { id: string }])[]) =>
    [...list].sort((a, b) => `${a[0]}${a[1].id}`.localeCompare(`${b[0]}${b[1].id}`));
  expect(sorted(found)).toEqual(sorted(expected));
}

/** A claim without the fields that change when a decision moves a soft party. */
function comparable({ key: _, madeAt: _madeAt, swap: _swap, ...claim }: Claim) {
  if (isHard(claim)) return claim;
  const { tableType: _type, tables: _tables, tableNumbers: _numbers, ...soft } = claim;
  return soft;
}

/** No table is double-booked and no type is overbooked, except by parties that a host seated by override. */
function expectTables({ days, stepped }: EveningOfTest): void {
  const squeezed = new Set(
    stepped.filter(({ overfilled }) => overfilled).map(({ reservation }) => reservation.id),
  );
  const claims = [...new Map([...days.values()].flat().map((claim) => [claim.id, claim])).values()].filter(
    ({ id }) => !squeezed.has(claimOwner(id).reservationId),
  );
  for (const claim of claims) {
    const shared = claims.filter(
      (other) =>
        other.id !== claim.id &&
        overlaps(other, claim) &&
        other.tableNumbers?.some((number) => claim.tableNumbers?.includes(number)),
    );
    expect(shared).toEqual([]);
  }
  const alone = claims.filter(({ tables = 1 }) => tables === 1);
  const evening = { from: seven - 120 * minuteMs, until: seven + 24 * 60 * minuteMs };
  for (const { key, count } of counts) expect(maxAtOnce(alone, key, evening)).toBeLessThanOrEqual(count);
}

test('any sequence of steps, taken, undone and repeated, keeps one claim for each party and no table for two', async () => {
  await fc.assert(
    fc.asyncProperty(sequencesOf(overbooked, 40), async (sequence) => {
      const evening = startEvening();
      for (const [index, command] of sequence.entries()) {
        const stepId = `step-${String(index).padStart(4, '0')}`;
        const outcome = await evening.run(command, stepId);
        expectClaims(evening);
        expectTables(evening);
        const before = versions(evening);
        const isUndo = command.kind === 'undo' || command.kind === 'restore';
        if (!isRefusal(outcome) && !isUndo) await evening.run(command, stepId);
        expect(versions(evening)).toEqual(before);
        evening.wait(command.pause);
      }
    }),
  );
});

/** No two parties sit at one table. */
function expectSeats({ shown }: EveningOfTest): void {
  const taken = [...shown().values()].flatMap(({ stage, tableNumbers }) =>
    stage === 'seated' ? tableNumbers : [],
  );
  expect(taken).toEqual([...new Set(taken)]);
}

/** The ids of the parties that a step displaced, by its answer. */
function displacedBy(outcome: unknown): string[] {
  const { displaced = [] } = outcome as { displaced?: readonly { reservation: Reservation }[] };
  return displaced.map(({ reservation }) => reservation.id);
}

test('a party loses its table only by a step whose answer says so, and no two parties sit at one table', async () => {
  await fc.assert(
    fc.asyncProperty(sequencesOf(everything, 40), async (sequence) => {
      const evening = startEvening();
      const expectTablesKept = (before: ReturnType<typeof evening.shown>, said: readonly string[]) => {
        const after = evening.shown();
        for (const [id, { tableNumbers }] of before)
          if (tableNumbers.length > 0 && after.get(id)?.tableNumbers.length === 0) expect(said).toContain(id);
        expectSeats(evening);
      };
      for (const [index, command] of sequence.entries()) {
        let before = evening.shown();
        const outcome = await evening.run(command, `step-${String(index).padStart(4, '0')}`);
        expectTablesKept(before, displacedBy(outcome));
        before = evening.shown();
        evening.wait(command.pause * 4);
        expectTablesKept(before, []);
      }
    }),
  );
});

test('a party that sits down at its table stays for its turn, though another one waits for a table', async () => {
  const evening = startEvening();
  const none = { party: 0, tables: [], override: false, pause: 0 };
  await evening.run({ ...none, kind: 'book', size: 3, quarter: 0 }, 'step-0001');
  await evening.run({ ...none, kind: 'overbook', size: 3, quarter: 1 }, 'step-0002');
  await evening.run({ ...none, kind: 'seat', size: 3, quarter: 0 }, 'step-0003');
  const [seated, waits] = evening.all.values();
  expect(seated?.seating).toEqual({ from: seven, until: seven + 60 * minuteMs });
  expect(evening.shown().get(waits?.id ?? '')?.tableNumbers).toEqual([]);
});

test('a party that sits down at its table stays for its turn, or until a party comes that had the table before', async () => {
  await fc.assert(
    fc.asyncProperty(sequencesOf(overbooked, 30), fc.nat(20), async (sequence, wait) => {
      const evening = startEvening();
      for (const [index, command] of sequence.entries())
        await evening.run(command, `step-${String(index).padStart(4, '0')}`);
      evening.wait(wait);
      const before = evening.shown();
      for (const [id, { stage, tableNumbers }] of before) {
        if (stage === 'seated' || tableNumbers.length === 0) continue;
        const step = { reservationId: id, step: 'seat', stepId: 'the-seating', baseVersion: 0 } as const;
        const outcome = await takeStep(evening.ports)(host, { ...step, tableNumbers: [], override: false });
        if (isRefusal(outcome)) continue;
        const { seating, seatingMinutes, placement } = outcome.reservation;
        if (!seating || placement.tableNumbers?.join() !== tableNumbers.join()) return;
        if (seating.until - seating.from >= seatingMinutes * minuteMs) return;
        const next = [...before].filter(
          ([other, at]) => other !== id && at.tableNumbers.some((number) => tableNumbers.includes(number)),
        );
        expect(next.map(([other]) => evening.all.get(other)?.placement.from)).toContain(seating.until);
        return;
      }
    }),
  );
});

test('an undo restores the state before the step', async () => {
  await fc.assert(
    fc.asyncProperty(
      sequencesOf(beforeSeating, 12),
      fc.constantFrom<HostStep>('confirm', 'give-up-table', 'arrive', 'seat', 'no-show'),
      async (first, step) => {
        const evening = startEvening();
        for (const [index, command] of first.entries()) await evening.run(command, `first-${100 + index}`);
        for (const party of evening.all.values()) {
          const request = { reservationId: party.id, baseVersion: 0, tableNumbers: [], override: false };
          const taken = await takeStep(evening.ports)(host, { ...request, step, stepId: 'taken-step' });
          if (isRefusal(taken) || taken.reservation.version === party.version) continue;
          const undone = await undoStep(evening.ports)(host, {
            reservationId: party.id,
            stepId: 'taken-step',
          });
          // No other party came in between, so the table is free.
          if (isRefusal(undone)) throw new Error(undone.message);
          const { reservation } = undone;
          expect([stageOf(reservation), reservation.placement.from]).toEqual([
            stageOf(party),
            party.placement.from,
          ]);
        }
        expectClaims(evening);
      },
    ),
  );
});
