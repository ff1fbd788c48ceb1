import type { Clock } from '@tablewell/chassis/clock';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { isRefusal } from '@tablewell/chassis/refusal';
import { decideBatch } from '../../day/decide-batch';
import { DayView } from '../../day/tables/day-view';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import type { Claim } from '../../day/claims/claim';
import { defaultHoldLimits } from '../../day/claims/table-hold';
import { isInLine, type Stage, stageOf } from '../../party/lifecycle';
import type { Stepped } from '../../party/party-event';
import type { Ports } from '../../ports';

/** Ports that keep everything in memory and lose nothing, for property tests of the use cases. */
export function memoryPorts(restaurant: KnownRestaurant, clock: Clock) {
  const days = new Map<string, readonly Claim[]>();
  const all = new Map<string, Reservation>();
  const keys = new Map<string, string>();
  const stepped: Stepped[] = [];
  const entry = {} as OutboxEntry;
  let ids = 0;
  const of = (date: string) => days.get(date) ?? [];
  const ports: Ports = {
    restaurants: { find: async () => restaurant, waitFor: async () => true },
    days: {
      async claim(request) {
        const [today = '', tomorrow = ''] = request.dates;
        const decision = decideBatch(
          { claims: of(today) },
          { claims: of(tomorrow) },
          [request],
          clock().getTime(),
        );
        if (decision.made.length > 0) {
          days.set(today, decision.claims);
          if (tomorrow) days.set(tomorrow, [...of(tomorrow), ...decision.pastMidnight]);
        }
        const [outcome] = decision.outcomes;
        if (!outcome) throw new Error('no outcome');
        return outcome;
      },
      async release(_restaurantId, dates, claimId) {
        for (const date of dates)
          days.set(
            date,
            of(date).filter(({ id }) => id !== claimId),
          );
      },
      view: async (rules, dates, now) =>
        DayView.of(
          rules,
          dates.map((date) => ({ claims: of(date) })),
          now,
        ),
      day: async (restaurantId, date) => ({ restaurantId, date, version: 0, claims: of(date) }),
      async change(restaurantId, date, change) {
        const day = { restaurantId, date, version: 0, claims: of(date) };
        const next = await change(day);
        if (isRefusal(next)) return next;
        if (next?.claims) days.set(date, next.claims);
        return { ...day, ...next };
      },
    },
    quotas: { hasQuota: async () => true, take: async () => 'taken', releaseQuota: async () => undefined },
    phones: { take: async () => 'taken' },
    holdUsages: {
      mayHold: async () => true,
      add: async () => true,
      end: async () => undefined,
      remove: async () => undefined,
    },
    holds: defaultHoldLimits,
    shiftNotes: { find: async () => undefined, put: async () => true },
    sections: { latest: async () => undefined, put: async () => true },
    reservations: {
      find: async (id) => all.get(id),
      findAll: async (_restaurantId, ids) => ids.flatMap((id) => all.get(id) ?? []),
      async findByIdempotencyKey(_restaurantId, key) {
        return all.get(keys.get(key) ?? '');
      },
      async invalidateKey(_restaurantId, key, id) {
        if (keys.has(key)) return false;
        keys.set(key, id);
        return true;
      },
      async insert(reservation, key) {
        if (key !== '' && keys.has(key)) return 'taken';
        keys.set(key, reservation.id);
        all.set(reservation.id, reservation);
        return 'done';
      },
      async replace(reservation, before) {
        if (all.get(reservation.id)?.version !== before) return false;
        all.set(reservation.id, reservation);
        return true;
      },
      clearPendingRelease: async () => undefined,
      waiting: async (restaurantId, from, until) =>
        [...all.values()].filter(
          (party) =>
            party.restaurantId === restaurantId &&
            isInLine(stageOf(party) as Stage) &&
            from <= party.placement.from &&
            party.placement.from < until,
        ),
    } as Partial<Ports['reservations']> as Ports['reservations'],
    stays: { of: async () => [] },
    demand: { note: async () => undefined, between: async () => [] },
    eventFactory: {
      ofParty: (event) => {
        if (event.kind === 'stepped') stepped.push(event);
        return entry;
      },
      sectionsSet: () => entry,
      shiftNoteSet: () => entry,
      onlinePauseSet: () => entry,
      boardSummarized: () => entry,
      blockSet: () => entry,
    },
    limits: { byPhoneAndStart: 0, upcomingByPhone: 0, phoneChanges: 0, emailChanges: 0, changes: 0 },
    clock,
    newId: () => `party-${(ids += 1)}`,
  };
  return { ports, days, all, stepped };
}
