import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { decodeCursor, encodeCursor, pageSizeOf } from '@tablewell/chassis/cursor';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Activity } from '../activity-ports';
import type { ActivityEntry } from '../domain/activity';

/**
 * After how long an entry is certainly visible: a slow write gets a later date, and the clocks of processes differ a
 * little.
 */
const settledMs = 30_000;

interface ReadRequest {
  readonly restaurantId: string;
  /** The cursor of the last entry that was read; empty: from the oldest one on. */
  readonly after: string;
  /** 0: the default. */
  readonly pageSize: number;
}

/** The audit log in the order of storing, for owners, managers and programs that collect logs (AUDIT-6). */
export function readActivity(activity: Activity, clock: Clock) {
  return async (
    actor: Actor | undefined,
    { restaurantId, after, pageSize }: ReadRequest,
  ): Promise<{ entry: ActivityEntry; cursor: string }[] | Refusal> => {
    // It takes the log away, page by page (ROLE-7); pages show it by another call.
    const refused =
      refuseWithoutPermission('activity', actor, restaurantId) ??
      refuseWithoutPermission('export', actor, restaurantId);
    if (refused) return refused;
    const cursor = decodeCursor(after, 'after');
    if (isRefusal(cursor)) return cursor;
    const before = new Date(clock().getTime() - settledMs);
    const found = await activity.readInOrder(restaurantId, pageSizeOf(pageSize), { after: cursor, before });
    return found.map(({ storedAt: at, ...entry }) => ({ entry, cursor: encodeCursor({ at, id: entry.id }) }));
  };
}
