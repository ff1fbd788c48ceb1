import { sanitize } from '@tablewell/shared/text';
import type { PublicChanges } from './public-limits';
import type { Source } from './source';
import type { Status } from './lifecycle';
import type { Placement } from './place-party';

/** A reservation. */
export interface Reservation {
  readonly id: string;
  readonly restaurantId: string;
  /** Incremented with every change. */
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
  /** Absent before the first public change. */
  readonly publicChanges?: PublicChanges;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Replaces the name of an erased guest. */
export const erasedName = 'Erased guest';

/** The diner's input. */
export interface Details {
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
}

/** Sanitizes the diner's input: trimmed, without angle brackets (BOOKING-7). */
export function cleanDetails<D extends Partial<Details>>(details: D): D {
  const texts = ['name', 'phoneNumber', 'notes'] as const;
  const clean = texts.flatMap((field) => {
    const text = details[field];
    return text === undefined ? [] : [[field, sanitize(text)]];
  });
  return { ...details, ...Object.fromEntries(clean) };
}
