import type { Initiator } from '@tablewell/chassis/access';

/** The kind of an entry's subject. */
export type ActivityKind = 'reservation' | 'guest' | 'setting' | 'layout' | 'staff' | 'session' | 'plan';

/** An entry of the audit log as earlier releases stored it here; the notification service stores new entries. */
export interface ActivityEntry {
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  /** The event's name. */
  readonly event: string;
  /** Id of the reservation, guest, layout, person or session. */
  readonly subjectId: string;
  readonly details: Readonly<Record<string, string>>;
  readonly by: Initiator;
}

/** How long an entry is kept. */
export const activityDays = 365;
