import type { Doer } from '@tablewell/chassis';

/** What was touched. */
export type ActivityKind = 'reservation' | 'guest' | 'setting' | 'layout' | 'staff' | 'session' | 'plan';

/** One line of a restaurant's activity trail. It names no diner: see `deploy/decisions/0017-activity-trail.md`. */
export interface ActivityEntry {
  /** Of the event that tells it, and of the restaurant: one event makes one line, however often it comes. */
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  /** The event's name. */
  readonly event: string;
  /** The reservation, guest, layout, person or session it was done to. */
  readonly subjectId: string;
  readonly details: Readonly<Record<string, string>>;
  readonly by: Doer;
}

/** How long a line is kept. */
export const activityDays = 365;

/** What an event says was done, before it is known at which restaurants. */
export type Deed = Pick<ActivityEntry, 'kind' | 'subjectId' | 'details'>;

/** The lines that an event makes: one at each restaurant it concerns. */
export function linesOf(
  deed: Deed,
  told: { id: string; at: Date; by: Doer; event: string },
  restaurantIds: readonly string[],
): ActivityEntry[] {
  const { id, ...rest } = told;
  return [...new Set(restaurantIds)]
    .filter((restaurantId) => restaurantId !== '')
    .map((restaurantId) => ({ ...deed, ...rest, id: `${id}.${restaurantId}`, restaurantId }));
}

/** The details without those that say nothing. */
export function spoken(details: Readonly<Record<string, string | number | boolean>>): Record<string, string> {
  const told = Object.entries(details).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(told.filter(([, value]) => value !== '' && value !== 'false'));
}
