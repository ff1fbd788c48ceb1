import { nextVersion, type Outcome, type Write } from './outcome';
import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';

/** Whether an answer by SMS is about the table that is ready for a party: it names until when that is held. */
export const isAboutReadyTable = (party: Reservation, until: Date): boolean =>
  stageOf(party) === 'ready' && party.wait?.readyUntil?.getTime() === until.getTime();

/** A party of the waitlist says that it comes to its ready table (WAIT-9). */
export function comeToTable(party: Reservation, write: Write): Outcome {
  const { wait } = party;
  if (!wait || stageOf(party) !== 'ready' || wait.comingAt) return 'unchanged';
  const reservation = nextVersion(party, write, { wait: { ...wait, comingAt: write.at } });
  return { next: reservation, events: [{ kind: 'noted', reservation, note: 'confirmed' }] };
}
