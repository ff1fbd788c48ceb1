import { useCallback, useEffect, useRef } from 'react';
import { notify } from '@tablewell/ui';
import type { Change } from '../model/apply-step';
import type { Party, StepName } from '@tablewell/api-client/evening';
import type { Drop } from '../timeline/drop';
import { useChanges } from './use-changes';
import { t } from '../texts';

export type Steps = ReturnType<typeof useSteps>;

/** The actions of a host: each tap is one change, visible at once and sent in order. */
export function useSteps(restaurantId: string, date: string) {
  const changes = useChanges(restaurantId, date);
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });

  const make = useCallback((change: Change, party?: Party): boolean => {
    const { queued, make: add } = latest.current;
    // While a party's change is being sent, its version is not known.
    const isUnderWay =
      party && queued.some((entry) => 'partyId' in entry.change && entry.change.partyId === party.id);
    if (add(change, party && !isUnderWay ? party.version : 0)) return true;
    notify(t('tonight.queue.full'), { tone: 'danger' });
    return false;
  }, []);

  const take = useCallback(
    (party: Party, step: StepName, tables: readonly string[] = []): void => {
      if (make({ kind: 'step', partyId: party.id, step, tables }, party))
        notify(t(`tonight.done.${step}`, { name: party.name }), { tone: 'success' });
    },
    [make],
  );
  const undo = useCallback(
    (party: Party): void => {
      const last = party.steps.at(-1);
      if (last) make({ kind: 'undo', partyId: party.id, undoneId: last.id }, party);
    },
    [make],
  );
  const move = useCallback(
    (party: Party, { table, startsAt }: Drop): void => {
      const time = startsAt === party.startsAt ? {} : { startsAt };
      make({ kind: 'move', partyId: party.id, tables: [table], ...time }, party);
    },
    [make],
  );
  const seatWalkIn = useCallback(
    (size: number, name: string, table: string | undefined, anyway: boolean): void => {
      const tables = table === undefined ? [] : [table];
      const made = make({
        kind: 'walk-in',
        size,
        name: name.trim(),
        tables,
        anyway: anyway && tables.length > 0,
      });
      if (made)
        notify(table ? t('tonight.done.walkInAt', { size, table }) : t('tonight.done.walkIn', { size }), {
          tone: 'success',
        });
    },
    [make],
  );
  const { queued, refused, isStuck, dismiss, flush } = changes;
  return { queued, refused, isStuck, dismiss, flush, take, undo, move, seatWalkIn };
}
