import type { Change, Queued } from './queued-change';
import { partyAfterChange } from './party-after-change';
import { turnMinutesOf } from './evening';
import type { Evening } from './evening';
import { minuteMs, turnEndOf } from './party';
import type { Party } from './party';

/** The evening as it will be once the queued changes are applied, so that a tap has an immediate effect. */
export function withQueued(evening: Evening, queued: readonly Queued[]): Evening {
  const mine = queued.filter(({ date }) => date === evening.date);
  if (mine.length === 0) return evening;
  const turnMs = ({ size }: Pick<Party, 'size'>): number => turnMinutesOf(evening, size) * minuteMs;
  let parties = evening.parties;
  for (const entry of mine) {
    const { change } = entry;
    if (change.kind === 'walk-in' || change.kind === 'join') {
      // The service may return the party before the change leaves the queue.
      if (!parties.some(({ steps }) => steps.some(({ id }) => id === entry.id)))
        parties = [
          ...parties,
          change.kind === 'join' ? joined(entry, change) : walkIn(entry, change, turnMs(change)),
        ];
    } else parties = afterChange(parties, entry, change, turnMs);
  }
  return { ...evening, parties };
}

/**
 * Parties of any days as they will be once the queued changes are applied; the same list if these are about others.
 * Walk-ins that were not seated yet are not among them. Who sits down stays as long as was planned.
 */
export function withQueuedChanges(parties: readonly Party[], queued: readonly Queued[]): readonly Party[] {
  return queued.reduce(
    (before, entry) =>
      entry.change.kind === 'walk-in' || entry.change.kind === 'join'
        ? before
        : afterChange(before, entry, entry.change, plannedTurn),
    parties,
  );
}

const plannedTurn = (party: Party): number => turnEndOf(party) - party.from;

/** The parties after a change of one or two of them. */
function afterChange(
  parties: readonly Party[],
  entry: Queued,
  change: Exclude<Change, { kind: 'walk-in' | 'join' }>,
  turnMs: (party: Party) => number,
): readonly Party[] {
  if (change.kind === 'swap') return swapped(parties, entry.id, change);
  const isMade = ({ id, steps }: Party) =>
    id !== change.partyId || steps.some((step) => step.id === entry.id);
  if (parties.every(isMade)) return parties;
  return parties.flatMap((party) => {
    if (isMade(party)) return [party];
    const after = partyAfterChange(party, entry, turnMs(party));
    // A walk-in whose seating is undone was never there.
    return after.isWalkIn && after.steps.length === 0 ? [] : [after];
  });
}

/** The parties after two of them have exchanged their tables. */
function swapped(
  parties: readonly Party[],
  stepId: string,
  { partyId, otherId }: Change & { kind: 'swap' },
): readonly Party[] {
  const party = parties.find(({ id }) => id === partyId);
  const other = parties.find(({ id }) => id === otherId);
  if (!party || !other || party.steps.some(({ id }) => id === stepId)) return parties;
  return parties.map((each) =>
    each === party
      ? { ...party, tables: other.tables, isPinned: true }
      : each === other
        ? { ...other, tables: party.tables, isPinned: true }
        : each,
  );
}

/** The id of a walk-in, known by the step that seats it, until the service has given it one. */
export const queuedId = (stepId: string): string => `queued:${stepId}`;

/** The name that the service stores for a walk-in without one. */
const unnamed = 'Walk-in';

function walkIn({ id, at }: Queued, change: Change & { kind: 'walk-in' }, turnMs: number): Party {
  const until = Math.min(at + turnMs, change.until ?? Infinity);
  return {
    id: queuedId(id),
    version: 0,
    name: change.name || unnamed,
    size: change.size,
    phone: '',
    notes: '',
    startsAt: at,
    stage: 'seated',
    isWalkIn: true,
    tableType: '',
    tables: change.tables,
    from: at,
    until,
    turnEndsAt: until,
    isPinned: true,
    collidesWith: [],
    blockedBy: [],
    area: '',
    steps: [{ id, step: 'seat', at, by: '' }],
  };
}

function joined({ id, at }: Queued, change: Change & { kind: 'join' }): Party {
  const { name, size, phone, notes, areas, isAccessible, quote } = change;
  return {
    ...{ id: queuedId(id), version: 0, name, size, phone, notes, startsAt: at, stage: 'waiting' },
    ...{ isWalkIn: true, tableType: '', tables: [], from: at, until: at, isPinned: false },
    ...{ collidesWith: [], blockedBy: [], area: areas.length === 1 ? (areas[0] ?? '') : '' },
    steps: [{ id, step: 'join', at, by: '' }],
    wait: { joinedAt: at, areas, isAccessible, ...(quote ? { quote } : {}) },
  };
}
