import fc from 'fast-check';
import { localTimeOf } from '@tablewell/shared/zone';
import type { Placement } from '../day/claims/placement';
import { keptLocalTime, toMove } from './kept-local-times';

const zones = ['UTC', 'America/New_York', 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Kolkata'];
const now = Date.parse('2026-11-20T12:00:00Z');
const hourMs = 3_600_000;

interface Party {
  readonly id: number;
  readonly status: 'active';
  readonly progress?: 'seated';
  readonly placement: Placement;
}

/** A party of an hour at a table, with its local time in a zone. */
function partyAt(id: number, zone: string, tableNumber: string, from: number): Party {
  const dates = [localTimeOf(from, zone).date];
  const placement = { tableType: 'TwoTop', tableNumbers: [tableNumber], from, until: from + hourMs, dates };
  return { id, status: 'active', placement: { ...localTimeOf(from, zone), ...placement } };
}

/** An evening without two parties at one table: each hour of each table is taken or free. */
const evenings = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 3 })), {
    maxLength: 40,
    selector: (pair) => pair.join(),
  })
  .map((taken) => taken.map(([hour, table], id) => ({ id, hour, table: String(table) })));

const clash = (one: Placement, other: Placement) =>
  one.tableNumbers?.[0] === other.tableNumbers?.[0] && one.from < other.until && other.from < one.until;

test('every reservation keeps its local time and its table, and none is ever at a table of another', () => {
  const zone = fc.constantFrom(...zones);
  fc.assert(
    fc.property(zone, zone, evenings, (before, after, evening) => {
      const rules = { timezone: after, dayZone: before };
      // From two days ahead, so that all of them are ahead in either zone.
      const parties = evening.map(({ id, hour, table }) =>
        partyAt(id, before, table, now + (48 + hour) * hourMs),
      );
      const plans = new Map(parties.map(({ id, placement }) => [id, placement]));
      for (const { id, placement } of toMove(rules, parties, now)) {
        const kept = keptLocalTime(rules, { status: 'active', placement }, now) as Placement;
        expect(localTimeOf(kept.from, after)).toMatchObject({
          date: placement.date,
          minute: placement.minute,
        });
        expect([kept.tableNumbers, kept.until - kept.from]).toEqual([placement.tableNumbers, hourMs]);
        plans.set(id, kept);
        for (const [other, plan] of plans) if (other !== id) expect(clash(kept, plan)).toBe(false);
      }
      const moved = parties.map((party) => ({ ...party, placement: plans.get(party.id) as Placement }));
      expect(toMove(rules, moved, now)).toEqual([]);
      for (const { placement } of moved)
        expect(localTimeOf(placement.from, after)).toMatchObject({
          date: placement.date,
          minute: placement.minute,
        });
    }),
  );
});

test('a party that is there or over stays', () => {
  const rules = { timezone: 'America/New_York', dayZone: 'UTC' };
  const seated: Party = { ...partyAt(1, 'UTC', '1', now + hourMs), progress: 'seated' };
  const over = partyAt(2, 'UTC', '1', now - 12 * hourMs);
  // Its time in the wrong zone is over; on the restaurant's clock it is still to come.
  const toCome = partyAt(3, 'UTC', '1', now - hourMs);
  expect(toMove(rules, [seated, over, toCome], now).map(({ id }) => id)).toEqual([3]);
});
