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
      /** Of a party that arrives or sits: how many are here; absent: all. */
      readonly peopleHere?: number;
      /** Of `late`: in how many minutes it comes. */
      readonly minutes?: number;
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

/** The steps that leave the stage. */
export type Aside = 'no-answer' | 'late' | 'give-up-table';

const isAside = (step: StepName | 'move'): step is Aside | 'move' =>
  step === 'no-answer' || step === 'late' || step === 'give-up-table' || step === 'move';

/** The stage after a step. */
const stageAfter: Record<Exclude<StepName, Aside>, Stage> = {
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
      const { step, peopleHere, minutes = 0 } = change;
      const taken = { id, step, at, by: '', ...(peopleHere ? { peopleHere } : {}) };
      if (isAside(step))
        return {
          ...party,
          ...(step === 'late' ? { late: lateIn(party, minutes, at) } : {}),
          ...(step === 'give-up-table' ? { tables: [], isPinned: false } : {}),
          steps: [...party.steps, taken],
        };
      const stage = stageAfter[step];
      const tables = change.tables.length > 0 ? change.tables : party.tables;
      const end = Math.min(at + turnMs, change.until ?? Infinity);
      const stay =
        stage === 'seated' && party.stage !== 'seated' ? { from: at, until: end, turnEndsAt: end } : {};
      const left = stage === 'finished' || stage === 'no-show' ? { until: Math.min(party.until, at) } : {};
      const steps = [...party.steps, taken];
      const said =
        change.step === 'confirm' ? { confirmation: { isComing: true, at, by: 'host' as const } } : {};
      const { peopleHere: _, ...others } = party;
      const here = peopleHere ? { peopleHere } : {};
      return { ...others, ...here, stage, tables, ...stay, ...left, ...said, steps };
    }
    case 'undo': {
      const steps = party.steps.filter((step) => step.id !== change.undoneId);
      const undone = party.steps.find(({ id: one }) => one === change.undoneId)?.step;
      const isUnsaid = undone === 'confirm';
      const { confirmation, late, peopleHere: _, ...others } = party;
      // What it had said before is known once the service answers.
      const unsaid = {
        ...others,
        ...(late && undone !== 'late' ? { late } : {}),
        ...hereAfter(steps),
      };
      return isUnsaid || !confirmation
        ? { ...unsaid, stage: stageOf(steps), steps }
        : {
            ...{ ...unsaid, confirmation, steps },
            stage: stageOf(steps, confirmation.isComing ? 'confirmed' : 'booked'),
          };
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
  for (const { step } of [...steps].reverse()) if (!isAside(step)) return stageAfter[step];
  return first;
}

/** How many are here after the steps of a party. */
function hereAfter(steps: Party['steps']): Pick<Party, 'peopleHere'> {
  const last = steps.findLast(({ step }) => !isAside(step));
  return last?.peopleHere ? { peopleHere: last.peopleHere } : {};
}

/** A party that comes so many minutes from now, or after its time if that is ahead. */
const lateIn = ({ startsAt }: Party, minutes: number, at: number) => ({
  minutes: Math.max(0, Math.ceil((at - startsAt) / minuteMs)) + minutes,
  saidAt: at,
});

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
