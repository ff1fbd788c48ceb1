import { useCallback, useEffect, useRef } from 'react';
import { queuedId, turnEndOf } from '@tablewell/api-client/book';
import type { Change, Joining, Party, Queued, StepName } from '@tablewell/api-client/book';
import { toast } from '../../../lib/toast';
import { clockAt } from '../../../lib/clock';
import { tablesLabel } from '../../../parts/evening/labels';
import { useChanges } from '../../../parts/changes/use-changes';
import { t } from '../texts';

/** How a party is seated otherwise than by the rules. */
export interface Deviation {
  /** The host knows that the tables are too small, blocked or promised to others. */
  readonly override?: boolean;
  /** The party leaves by then. Epoch milliseconds. */
  readonly until?: number;
  /** The host knows that a party that waits longer is passed over. */
  readonly outOfTurn?: boolean;
}

/** How a step is taken otherwise than with the whole party and by the rules. */
export interface StepDetails extends Deviation {
  /** How many of a party that arrives or sits are here; absent: all. */
  readonly peopleHere?: number;
  /** Of `late`: in how many minutes it comes. */
  readonly minutes?: number;
}

/** Another size or end of the stay of a party that sits. */
export interface StayChange extends Deviation {
  readonly size?: number;
}

/** Other tables for a party, or another time. */
export interface Move {
  /** Empty: a free table is chosen. */
  readonly tables: readonly string[];
  readonly startsAt: number;
  /** The guest gets no message about another time. */
  readonly isSilent?: boolean;
  readonly override?: boolean;
}

export type Steps = ReturnType<typeof useSteps>;

/** The actions of a host: each tap is one change, visible at once, sent in order, and undone by its message (EVENING-24). */
export function useSteps(restaurantId: string, date: string, zone: string) {
  const changes = useChanges(restaurantId, date);
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  /** The message about the last change. */
  const shown = useRef<{ readonly id: string; readonly dismiss: () => void }>(undefined);

  // A refused step takes its message back.
  const { refused } = changes;
  useEffect(() => {
    if (refused.some(({ entry }) => entry.id === shown.current?.id)) shown.current?.dismiss();
  }, [refused]);

  const make = useCallback((change: Change, party?: Party): Queued | undefined => {
    const { queued, make: add } = latest.current;
    // While a party's change is being sent, its version is not known.
    const isUnderWay =
      party && queued.some((entry) => 'partyId' in entry.change && entry.change.partyId === party.id);
    const about = party && { name: party.name, size: party.size };
    const made = add(change, about, party && !isUnderWay ? party.version : 0);
    if (!made) toast(t('tonight.queue.full'), { tone: 'danger' });
    return made;
  }, []);

  /** Says what was done, with a button that undoes it. */
  const report = useCallback((text: string, made: Queued): void => {
    const { id, change } = made;
    const undo = (): void => {
      if (latest.current.takeBack(id)) return;
      // Both parties exchanged their tables, so both get them back.
      if (change.kind === 'swap') {
        latest.current.make({ ...change, otherVersion: 0 }, made.about);
        return;
      }
      const partyId = 'partyId' in change ? change.partyId : queuedId(id);
      latest.current.make({ kind: 'undo', partyId, undoneId: id }, made.about);
    };
    const action = { label: t('tonight.undo'), onAct: undo };
    shown.current = { id, dismiss: toast(text, { tone: 'success', action }) };
  }, []);

  const take = useCallback(
    (party: Party, step: StepName, tables: readonly string[] = [], details: StepDetails = {}): void => {
      // The people present sit down; the others come later.
      const { stage, peopleHere } = party;
      const here = step === 'seat' && stage === 'arrived' && peopleHere ? { peopleHere } : {};
      const made = make({ kind: 'step', partyId: party.id, step, tables, ...here, ...details }, party);
      const at = (tables.length > 0 ? tables : party.tables).join(' + ');
      const text =
        step === 'seat' && at
          ? t('tonight.done.seatAt', { name: party.name, table: at })
          : step === 'ready' && at
            ? t('tonight.done.readyAt', { name: party.name, table: at })
            : t(`tonight.done.${step}`, { name: party.name, minutes: details.minutes ?? 0 });
      if (made) report(text, made);
    },
    [make, report],
  );
  const undo = useCallback(
    (party: Party): void => {
      const last = party.steps.at(-1);
      if (last) make({ kind: 'undo', partyId: party.id, undoneId: last.id }, party);
    },
    [make],
  );
  const move = useCallback(
    (party: Party, { startsAt, ...rest }: Move): void => {
      const { name } = party;
      const isSameTime = startsAt === party.startsAt;
      const time = isSameTime ? {} : { startsAt };
      const made = make({ kind: 'move', partyId: party.id, ...rest, ...time }, party);
      const tables = tablesLabel(rest);
      const text = isSameTime
        ? t('tonight.done.move', { name, tables })
        : t('tonight.done.moveTo', { name, tables, time: clockAt(startsAt, zone) });
      if (made) report(text, made);
    },
    [make, report, zone],
  );
  const stay = useCallback(
    (party: Party, changes: StayChange): void => {
      const made = make({ kind: 'stay', partyId: party.id, ...changes }, party);
      const { size = party.size, until = turnEndOf(party) } = changes;
      const text = t('tonight.done.stay', { name: party.name, size, time: clockAt(until, zone) });
      if (made) report(text, made);
    },
    [make, report, zone],
  );
  const swap = useCallback(
    (party: Party, other: Party): void => {
      const change = { kind: 'swap', partyId: party.id, otherId: other.id } as const;
      const made = make({ ...change, otherVersion: other.version }, party);
      if (made) report(t('tonight.done.swap', { name: party.name, other: other.name }), made);
    },
    [make, report],
  );
  const seatWalkIn = useCallback(
    (size: number, name: string, tables: readonly string[], deviation: Deviation = {}): void => {
      const made = make({
        ...{ kind: 'walk-in', size, name: name.trim(), tables, ...deviation },
        override: (deviation.override ?? false) && tables.length > 0,
      });
      const table = tables.join(' + ');
      const text = table ? t('tonight.done.walkInAt', { size, table }) : t('tonight.done.walkIn', { size });
      if (made) report(text, made);
    },
    [make, report],
  );
  const join = useCallback(
    (joining: Joining): void => {
      const made = make({ kind: 'join', ...joining });
      if (made) report(t('tonight.done.join', { name: joining.name, size: joining.size }), made);
    },
    [make, report],
  );
  const { queued, isStuck, waitsBecause, displaced, dismiss, flush } = changes;
  return {
    queued,
    refused,
    isStuck,
    waitsBecause,
    displaced,
    dismiss,
    flush,
    take,
    undo,
    move,
    stay,
    swap,
    seatWalkIn,
    join,
  };
}
