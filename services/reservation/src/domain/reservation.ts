import { sanitise } from '@tablewell/booking-rules';
import type { PublicChanges } from './public-limits';
import type { Source } from './source';
import type { Status } from './lifecycle';
import type { Placement } from './place-party';

/** A party's promise of a time. */
export interface Reservation {
  readonly id: string;
  readonly restaurantId: string;
  /** Grows by one with every change. */
  readonly version: number;
  readonly status: Status;
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
  readonly placement: Placement;
  /** The version whose claim holds the table. */
  readonly claimVersion: number;
  readonly seatingMinutes: number;
  readonly source: Source;
  /** Absent while the public has changed nothing. */
  readonly publicChanges?: PublicChanges;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What stands for the name of a diner who asked to be forgotten. */
export const erasedName = 'Erased guest';

/** What a diner writes. */
export interface Details {
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
}

/** What a diner wrote, made harmless: trimmed, without angle brackets (spec public §5). */
export function cleanDetails<D extends Partial<Details>>(details: D): D {
  const texts = ['name', 'phoneNumber', 'notes'] as const;
  const clean = texts.flatMap((field) => {
    const text = details[field];
    return text === undefined ? [] : [[field, sanitise(text)]];
  });
  return { ...details, ...Object.fromEntries(clean) };
}
