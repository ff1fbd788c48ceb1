import { availabilityBounds } from '@tablewell/restaurant-rules/availability/rules';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';

/** Availability rules that a restaurant keeps for later. They have no effect on bookings. */
export interface RulesDraft {
  readonly rules: AvailabilityRules;
  /** May be empty. */
  readonly name: string;
  readonly savedAt: Date;
  /** The name of the member who saved it, else their address. */
  readonly savedBy: string;
}

/** The one place for a draft that a restaurant has. */
export interface DraftSlot {
  readonly restaurantId: string;
  /** Incremented when a draft is kept or discarded; 0: none was ever kept. */
  readonly version: number;
  /** Absent: no draft is kept. */
  readonly draft?: RulesDraft;
}

export const emptySlot = (restaurantId: string): DraftSlot => ({ restaurantId, version: 0 });

export const draftNameLength = availabilityBounds.nameLength;
