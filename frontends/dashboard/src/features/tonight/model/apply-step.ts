import { minuteMs, turnEndOf, turnMinutesOf } from '@tablewell/api-client/evening';
import type { Evening, Party, Stage, StepName } from '@tablewell/api-client/evening';

/** A change that a host made and the service may not have yet. */
export type Change =
  | {
      readonly kind: 'step';
      readonly partyId: string;
      readonly step: StepName;
      readonly tables: readonly string[];
      /** Seats the party although the tables are too small, blocked or promised to others. */
      readonly override?: boolean;
      /** Seats the party until then at most; absent: for its turn time. Epoch milliseconds. */
      readonly until?: number;
    }
  | { readonly kind: 'undo'; readonly partyId: string; readonly undoneId: string }
  | {
      readonly kind: 'move';
      readonly partyId: string;
      /** Empty: a free table is chosen. */
      readonly tables: readonly string[];
      /** Epoch milliseconds; absent: the time stays. */
      readonly startsAt?: number;
      /** Tells a guest whose time changes nothing. */
      readonly isSilent?: boolean;
      readonly override?: boolean;
    }
  | {
      readonly kind: 'stay';
      readonly partyId: string;
      /** Absent: the same. */
      readonly size?: number;
      /** When it leaves; absent: as before. Epoch milliseconds. */
      readonly until?: number;
      /** Although others need its table by then, or it is too small. */
      readonly override?: boolean;
    }
  | {
      readonly kind: 'swap';
      readonly partyId: string;
      readonly otherId: string;
      /** The version of the other party that the host saw; 0: any. */
      readonly otherVersion: number;
    }
  | {
      readonly kind: 'walk-in';
      readonly size: number;
      readonly name: string;
      readonly tables: readonly string[];
      readonly override: boolean;
      /** As in a step. */
      readonly until?: number;
    };

/** A change with its id, when it was made, and the version of the party on which it is based. */
export interface Queued {
  /** Also the id of the step: the service applies it once. */
  readonly id: string;
  readonly restaurantId: string;
  /** Who made it: the id of the user; empty if this browser does not know it. */
  readonly userId: string;
  /** The service day. */
  readonly date: string;
  /** When it was made, by the server's clock as far as it is known. */
  readonly at: number;
  /** The same by this device's clock. */
  readonly deviceAt: number;
  readonly baseVersion: number;
  /** Whom it is about, as the host saw it; absent for a party that the host does not see. */
  readonly about?: { readonly name: string; readonly size: number };
  readonly change: Change;
}

/** The stage after a step; a call in vain leaves it. */
const stageAfter: Record<Exclude<StepName, 'no-answer'>, Stage> = {
  confirm: 'confirmed',
  arrive: 'arrived',
  seat: 'seated',
  finish: 'finished',
  'no-show': 'no-show',
};

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
      const after = changed(party, entry, turnMs(party.size));
      // A walk-in whose seating is undone was never there.
      return after.isWalkIn && after.steps.length === 0 ? [] : [after];
    });
  }
  return { ...evening, parties };
}

function changed(party: Party, { id, at, change }: Queued, turnMs: number): Party {
  switch (change.kind) {
    case 'step': {
      const taken = { id, step: change.step, at, by: '' };
      if (change.step === 'no-answer') return { ...party, steps: [...party.steps, taken] };
      const stage = stageAfter[change.step];
      const tables = change.tables.length > 0 ? change.tables : party.tables;
      const end = Math.min(at + turnMs, change.until ?? Infinity);
      const stay = stage === 'seated' ? { from: at, until: end, turnEndsAt: end } : {};
      const left = stage === 'finished' || stage === 'no-show' ? { until: Math.min(party.until, at) } : {};
      const steps = [...party.steps, taken];
      const said =
        change.step === 'confirm' ? { confirmation: { isComing: true, at, by: 'host' as const } } : {};
      return { ...party, stage, tables, ...stay, ...left, ...said, steps };
    }
    case 'undo': {
      const steps = party.steps.filter((step) => step.id !== change.undoneId);
      const isUnsaid = party.steps.find(({ id: one }) => one === change.undoneId)?.step === 'confirm';
      const { confirmation, ...unsaid } = party;
      return isUnsaid || !confirmation
        ? { ...unsaid, stage: stageOf(steps), steps }
        : { ...party, stage: stageOf(steps, confirmation.isComing ? 'confirmed' : 'booked'), steps };
    }
    case 'move': {
      const by = change.startsAt === undefined ? 0 : change.startsAt - party.startsAt;
      const { startsAt, from, until } = party;
      return {
        ...party,
        tables: change.tables.length > 0 ? change.tables : party.tables,
        isPinned: true,
        startsAt: startsAt + by,
        from: from + by,
        until: until + by,
        turnEndsAt: turnEndOf(party) + by,
      };
    }
    case 'stay': {
      const { size = party.size, until } = change;
      return { ...party, size, ...(until === undefined ? {} : { until, turnEndsAt: until }) };
    }
    case 'swap':
    case 'walk-in':
      return party;
  }
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

/** The stage to which the steps of a party lead; `first`: that without any. */
export function stageOf(steps: Party['steps'], first: Stage = 'booked'): Stage {
  const last = steps.map(({ step }) => step).findLast((step) => step !== 'move' && step !== 'no-answer');
  return last ? stageAfter[last] : first;
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
