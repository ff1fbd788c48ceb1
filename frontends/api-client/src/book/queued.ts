import type { Change, Queued } from './queued-change';
import { partyAfterChange } from './party-after-change';
import { turnMinutesOf } from './evening';
import type { Evening } from './evening';
import { minuteMs } from './party';
import type { Party } from './party';

/** The evening as it will be once the queued changes are applied, so that a tap has an immediate effect. */
export function withQueued(evening: Evening, queued: readonly Queued[]): Evening {
  const mine = queued.filter(({ date }) => date === evening.date);
  if (mine.length === 0) return evening;
  const turnMs = (size: number) => turnMinutesOf(evening, size) * minuteMs;
  let parties = evening.parties;
  for (const entry of mine) {
    const { change } = entry;
    if (change.kind === 'walk-in') {
      // The service may return the party before the change leaves the queue.
      if (!parties.some(({ steps }) => steps.some(({ id }) => id === entry.id)))
        parties = [...parties, walkIn(entry, change, turnMs(change.size))];
      continue;
    }
    if (change.kind === 'swap') {
      parties = swapped(parties, entry.id, change);
      continue;
    }
    parties = parties.flatMap((party) => {
      if (party.id !== change.partyId || party.steps.some(({ id }) => id === entry.id)) return [party];
      const after = partyAfterChange(party, entry, turnMs(party.size));
      // A walk-in whose seating is undone was never there.
      return after.isWalkIn && after.steps.length === 0 ? [] : [after];
    });
  }
  return { ...evening, parties };
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
