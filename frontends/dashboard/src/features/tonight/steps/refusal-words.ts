import type { Evening, Party, Queued } from '@tablewell/api-client/book';
import { withClock } from '../../../lib/message-of';
import { clockAt } from '../../../lib/clock';
import { stepLabel } from '../step-labels';
import type { Refused } from '../../../parts/changes/change-queue';
import { t } from '../texts';

/** The party of a refused change as it is now; undefined for a walk-in. */
export function partyOf({ parties }: Evening, { change }: Queued): Party | undefined {
  return 'partyId' in change ? parties.find(({ id }) => id === change.partyId) : undefined;
}

/** What was refused and to whom: `Gina Rossi, 2 · Seat`. */
export function refusedTitle({ about, change }: Queued): string {
  const what = nameOf(change);
  return about ? t('tonight.queue.about', { name: about.name, size: about.size, change: what }) : what;
}

function nameOf(change: Queued['change']): string {
  switch (change.kind) {
    case 'step':
      return stepLabel(change.step);
    case 'undo':
      return t('tonight.queue.undo');
    case 'move':
      return t('tonight.queue.move');
    case 'stay':
      return t('tonight.queue.stay');
    case 'swap':
      return t('tonight.queue.swap');
    case 'walk-in':
      return t('tonight.queue.walkIn', { size: change.size });
    case 'join':
      return t('tonight.queue.join', { size: change.size });
  }
}

/**
 * Why it was refused: the service's reason by the restaurant's clock, who sits at the table, and what another member has
 * done with the party meanwhile (EVENING-24).
 */
export function refusalWords(evening: Evening, { entry, why }: Refused): string {
  const party = partyOf(evening, entry);
  return [withClock(why), occupiedBy(evening, entry, party), doneMeanwhile(evening, why, party)]
    .filter(Boolean)
    .join(' ');
}

function occupiedBy({ parties }: Evening, { change }: Queued, party: Party | undefined): string {
  const seats = (change.kind === 'step' && change.step === 'seat') || change.kind === 'move';
  if ((!seats && change.kind !== 'walk-in') || !('tables' in change)) return '';
  const wanted = change.tables.length > 0 ? change.tables : (party?.tables ?? []);
  const sitting = parties.find(
    ({ id, stage, tables }) =>
      stage === 'seated' && id !== party?.id && tables.some((number) => wanted.includes(number)),
  );
  if (!sitting) return '';
  const table = sitting.tables.join(' + ');
  return t('tonight.queue.occupied', { name: sitting.name, size: sitting.size, table });
}

function doneMeanwhile({ timezone }: Evening, why: string, party: Party | undefined): string {
  const last = party?.steps.at(-1);
  // The service names the step itself where it is the reason.
  if (!last?.by || why.includes(last.by)) return '';
  if (last.step !== 'no-show' && last.step !== 'finish') return '';
  return t('tonight.queue.meanwhile', {
    by: last.by,
    step: stepLabel(last.step),
    time: clockAt(last.at, timezone),
  });
}
