import type { Initiator } from '@tablewell/chassis/access';

/** The kind of an entry's subject. */
export type ActivityKind = 'reservation' | 'guest' | 'setting' | 'layout' | 'staff' | 'session' | 'plan';

/** An entry of a restaurant's audit log. It names no diner: see `deploy/docs/decisions/0017-one-audit-log.md`. */
export interface ActivityEntry {
  /** Derived from the ids of the event and the restaurant, so that a redelivered event adds no second entry. */
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  /** The event's name. */
  readonly event: string;
  /** Id of the reservation, guest, layout, person, session or API key. */
  readonly subjectId: string;
  readonly details: Readonly<Record<string, string>>;
  readonly by: Initiator;
}

/** How long an entry is kept. */
export const activityDays = 365;

/** The part of an entry that does not depend on the restaurant. */
export type AuditDetails = Pick<ActivityEntry, 'kind' | 'subjectId' | 'details'>;

/** The entries of an event: one per restaurant. */
export function entriesOf(
  details: AuditDetails,
  event: { id: string; at: Date; by: Initiator; event: string },
  restaurantIds: readonly string[],
): ActivityEntry[] {
  const { id, ...rest } = event;
  return [...new Set(restaurantIds)]
    .filter((restaurantId) => restaurantId !== '')
    .map((restaurantId) => ({ ...details, ...rest, id: `${id}.${restaurantId}`, restaurantId }));
}

/** The details without empty and false values. */
export function withoutEmpty(
  details: Readonly<Record<string, string | number | boolean>>,
): Record<string, string> {
  const texts = Object.entries(details).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== '' && value !== 'false'));
}
