import { availabilityBounds } from '@tablewell/restaurant-rules/availability/rules';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';

/** Availability rules that a restaurant saves for later. They have no effect on bookings. */
export interface RulesDraft {
  readonly rules: AvailabilityRules;
  /** May be empty. */
  readonly name: string;
  readonly savedAt: Date;
  /** The name of the member who saved it; without one, their mail address. */
  readonly savedBy: string;
}

/** The slot for a restaurant's only draft. */
export interface DraftSlot {
  readonly restaurantId: string;
  /** Incremented when a draft is saved or discarded; 0 if none was ever saved. */
  readonly version: number;
  /** Absent: there is no draft. */
  readonly draft?: RulesDraft;
}

export const emptySlot = (restaurantId: string): DraftSlot => ({ restaurantId, version: 0 });

export const draftNameLength = availabilityBounds.nameLength;
