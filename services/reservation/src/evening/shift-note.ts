import { invalid, type Refusal } from '@tablewell/chassis/refusal';

/** What everybody on a shift should know. */
export interface ShiftNote {
  readonly restaurantId: string;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Incremented with every change; a change is based on it. */
  readonly version: number;
  /** Empty if it was removed. */
  readonly text: string;
  /** The name of the member who wrote it. */
  readonly by: string;
  readonly writtenAt: Date;
}

const longestNote = 1_000;

/** Validates the text of a note (EVENING-26). */
export function refuseNote(text: string): Refusal | undefined {
  if (text.length <= longestNote) return undefined;
  return invalid([{ field: 'text', message: `The note cannot exceed ${longestNote} characters` }]);
}
