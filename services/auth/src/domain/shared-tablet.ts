import type { WithheldPermission } from '@tablewell/chassis/access';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { nameProblem, sanitize } from '@tablewell/shared/text';
import type { Pin } from './pin';
import type { Membership, User } from './user';
import { withholding } from './withheld';

/** A session that stays at the host stand, where people take turns (TABLET-1). */
export interface SharedTablet {
  /** Names the tablet in the activity. */
  readonly id: string;
  /** Changes with every write, which lets concurrent ones notice each other. */
  readonly mark: string;
  readonly restaurantId: string;
  readonly name: string;
  /** Minutes without activity after which a turn ends. */
  readonly idleMinutes: number;
  readonly setAt: Date;
  /** The turn of the person who uses it; null: nobody does. */
  readonly turn: Turn | null;
  /** Ended turns, the latest last. They are kept for steps that are sent later. */
  readonly earlier: readonly Turn[];
}

/** The time in which one person uses a tablet. */
export interface Turn {
  /** Random: only the page that had the turn knows it. */
  readonly id: string;
  readonly userId: string;
  readonly pinId: string;
  /** The user's `passwordGeneration` when it began. */
  readonly generation: number;
  readonly from: Date;
  /**
   * When the turn was over. It is stored when the turn is ended; if nobody had touched the tablet for its idle minutes
   * by then, it is the end of those minutes. Null until then, although a turn without activity no longer counts.
   */
  readonly until: Date | null;
  /**
   * When it was ended, by its person or by the next one; null until then. A page without a connection cannot report
   * touches, so its person may have used the tablet up to this instant, later than `until`.
   */
  readonly endedAt: Date | null;
}

/** What its owner or manager enters. */
export type TabletDraft = Pick<SharedTablet, 'name' | 'idleMinutes'>;

const mostNameLength = 40;
const leastIdle = 2;
const mostIdle = 60;
/** Tablets of one restaurant at a time. */
export const maxTablets = 20;
/**
 * How much later than the page the server ends a turn, for a page that fails to: the page's activity arrives up to a
 * minute late.
 */
const lateMs = 60_000;
/** How long after a turn its steps may still be sent (TABLET-8). */
const sentLaterMs = 24 * 3_600_000;
const maxEarlier = 200;

/** The draft in its stored form, or every problem with it. */
export function readTablet({
  name: typed,
  idleMinutes,
}: TabletDraft): TabletDraft | { readonly problems: readonly FieldProblem[] } {
  const name = sanitize(typed).trim();
  const problems: FieldProblem[] = [];
  const badLine = nameProblem('The name', name);
  if (name === '') problems.push({ field: 'name', message: 'Please name the tablet, such as “Host stand”' });
  else if (name.length > mostNameLength)
    problems.push({ field: 'name', message: `A name has at most ${mostNameLength} characters` });
  else if (badLine) problems.push({ field: 'name', message: badLine });
  if (idleMinutes < leastIdle || idleMinutes > mostIdle)
    problems.push({
      field: 'idleMinutes',
      message: `Please choose between ${leastIdle} and ${mostIdle} minutes`,
    });
  return problems.length > 0 ? { problems } : { name, idleMinutes };
}

/** When a turn ends if there is no more activity (TABLET-6). `activeAt` is the session's last activity. */
export function turnEndsAt(
  { idleMinutes }: Pick<SharedTablet, 'idleMinutes'>,
  { from }: Turn,
  activeAt: Date | null,
): Date {
  const last = Math.max(from.getTime(), activeAt?.getTime() ?? 0);
  return new Date(last + idleMinutes * 60_000 + lateMs);
}

/** The tablet with nobody at it, and the turn that ends among the earlier ones. `activeAt` is the session's last activity. */
export function withoutTurn(tablet: SharedTablet, now: Date, activeAt: Date | null): SharedTablet {
  if (!tablet.turn) return tablet;
  const isRecent = ({ until }: Turn) => until !== null && now.getTime() - until.getTime() < sentLaterMs;
  const leftAt = turnEndsAt(tablet, tablet.turn, activeAt);
  const ended = { ...tablet.turn, until: leftAt < now ? leftAt : now, endedAt: now };
  const earlier = [...tablet.earlier, ended].filter(isRecent).slice(-maxEarlier);
  return { ...tablet, turn: null, earlier };
}

/** A step that is sent later: its turn, and when it was taken. */
export interface TakenStep {
  readonly turnId: string;
  readonly takenAt: Date;
}

/**
 * The turn of a step, if it may still be sent (TABLET-8): within a day after the turn, and unless it was taken after the turn was ended.
 * A turn that was left alone is over at `endsAt`.
 */
export function turnOf(
  tablet: SharedTablet,
  { turnId, takenAt }: TakenStep,
  now: Date,
  endsAt?: Date,
): Turn | undefined {
  const known = [...tablet.earlier, ...(tablet.turn ? [tablet.turn] : [])].find(({ id }) => id === turnId);
  const over = known?.until ?? endsAt;
  if (!known || !over || now.getTime() - over.getTime() >= sentLaterMs) return undefined;
  const { endedAt } = known;
  return endedAt && takenAt.getTime() > endedAt.getTime() + lateMs ? undefined : known;
}

/** Whether a tablet was set up within a day: wrong PINs there count for who did so as well (TABLET-3). */
export const isNew = ({ setAt }: Pick<SharedTablet, 'setAt'>, now: Date): boolean =>
  now.getTime() - setAt.getTime() < 24 * 3_600_000;

/** Whether somebody may use a tablet with this PIN: they work there, and neither PIN nor password were replaced (TABLET-5). */
export const isTurnValid = (
  turn: Turn,
  user: Pick<User, 'passwordGeneration'> | undefined,
  pin: Pick<Pin, 'id' | 'retiredAt'> | undefined,
): boolean =>
  user?.passwordGeneration === turn.generation && pin?.id === turn.pinId && pin.retiredAt === null;

const rank = { owner: 0, manager: 1, host: 2 } as const;
const atMost = (role: Membership['role'], most: Membership['role']): Membership['role'] =>
  rank[role] < rank[most] ? most : role;

/**
 * What a tablet may do (TABLET-4, TABLET-5), only at its own restaurant: during a turn with the role of its person,
 * between turns with that of a host. The role is never that of an owner nor higher than that of the member who set the
 * tablet up; what is withheld from either is withheld, and so is every export.
 */
export function placeOnTablet(setter: Membership, person: Membership | undefined): Membership {
  const most = setter.role === 'host' ? 'host' : 'manager';
  const role = person ? atMost(person.role, most) : 'host';
  const withheld: WithheldPermission[] = ['export', ...(setter.withheld ?? []), ...(person?.withheld ?? [])];
  return withholding({ ...setter, role }, [...new Set(withheld)]);
}

/** The user of calls that a tablet makes between turns, so that the activity names the tablet. */
export const asUser = (setter: User, { id, name, setAt }: SharedTablet): User => ({
  ...setter,
  ...{ id, email: '', firstName: `${name} (tablet)`, lastName: '', createdAt: setAt },
  ...{ passwordHash: null, secondFactor: null, isVerified: true, unproven: null, groupRoles: [] },
});
