import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { dateProblems } from '../../restaurant/date-problems';
import { refuseNote, type ShiftNote } from '../../evening/shift-note';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';
import { initiatorOf } from './step-input';

interface SetShiftNoteCommand {
  readonly restaurantId: string;
  readonly date: string;
  readonly text: string;
  /** The version that the change is based on. */
  readonly baseVersion: number;
}

/** Replaces the note of an evening, for members (EVENING-26). A repeated call returns the note that it wrote. */
export function setShiftNote(ports: Pick<Ports, 'restaurants' | 'shiftNotes' | 'eventFactory' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, date, baseVersion, text: given }: SetShiftNoteCommand,
  ): Promise<ShiftNote | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const problems = dateProblems('localDate', date);
    if (problems.length > 0) return invalid(problems);
    const text = sanitize(given);
    const bad = refuseNote(text);
    if (bad) return bad;
    const by = initiatorOf(actor).name;
    const next = {
      restaurantId,
      date,
      version: baseVersion + 1,
      text,
      by,
      writtenAt: ports.clock(restaurantId),
    };
    const stored = await ports.shiftNotes.find(restaurantId, date);
    if ((stored?.version ?? 0) === baseVersion) {
      if (await ports.shiftNotes.put(next, ports.eventFactory.shiftNoteSet(next))) return next;
    }
    const present = await ports.shiftNotes.find(restaurantId, date);
    const isRepeated = present?.version === next.version && present.text === text && present.by === by;
    return isRepeated ? present : changedSince(present);
  };
}

function changedSince(present: ShiftNote | undefined): Refusal {
  const who = present ? present.by : 'Someone else';
  return new Refusal('conflict', 'changed-since', `${who} has changed the note in the meantime.`);
}
