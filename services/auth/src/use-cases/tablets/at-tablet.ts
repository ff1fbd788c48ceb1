import {
  isTurnValid,
  asUser,
  placeOnTablet,
  type SharedTablet,
  type TakenStep,
  turnEndsAt,
  turnOf,
} from '../../domain/shared-tablet';
import type { Turn } from '../../domain/shared-tablet';
import type { Session } from '../../domain/session';
import type { Membership, User } from '../../domain/user';
import type { Ports } from '../../ports';

/** The turn of steps that were taken while nobody used the tablet. */
const nobody = 'none';

/** Who uses a shared tablet, and what it opens for them. */
export interface AtTablet {
  /** The person, or the tablet itself. */
  readonly user: User;
  readonly place: Membership;
  /** The turn of the person who uses the tablet now. */
  readonly turn: Turn | undefined;
  /** When that turn ends without activity. */
  readonly endsAt: Date | undefined;
}

const placeAt = ({ memberships }: Pick<User, 'memberships'>, restaurantId: string) =>
  memberships.find((each) => each.restaurantId === restaurantId);

/**
 * Decides who makes a call from a shared tablet. It is decided whenever the session is read, so that a person who has
 * lost the place, the PIN or the password has lost the turn too (TABLET-5). `step` is a step that is sent later
 * (TABLET-8). Undefined if the turn of the step is unknown or had ended when the step was taken, or if its person may
 * not act there any more.
 * @param setter who set the tablet up
 * @param own the setter's place there
 */
export async function atTablet(
  ports: Pick<Ports, 'users' | 'pins' | 'clock'>,
  { activeAt }: Pick<Session, 'activeAt'>,
  tablet: SharedTablet,
  { setter, own }: { readonly setter: User; readonly own: Membership },
  step?: TakenStep,
): Promise<AtTablet | undefined> {
  const now = ports.clock();
  const endsAt = tablet.turn ? turnEndsAt(tablet, tablet.turn, activeAt) : undefined;
  const current = tablet.turn && endsAt && endsAt > now ? tablet.turn : undefined;
  const of = async (turn: Turn | undefined): Promise<Pick<AtTablet, 'user' | 'place'> | undefined> => {
    if (!turn) return undefined;
    const [user, pin] = await Promise.all([
      ports.users.find(turn.userId),
      ports.pins.find(tablet.restaurantId, turn.userId),
    ]);
    const place = user && placeAt(user, tablet.restaurantId);
    if (!place || !isTurnValid(turn, user, pin)) return undefined;
    return { user, place: placeOnTablet(own, place) };
  };
  const byItself = { user: asUser(setter, tablet), place: placeOnTablet(own, undefined) };
  const person = await of(current);
  const present = person ? { turn: current, endsAt } : { turn: undefined, endsAt: undefined };
  if (!step) return { ...(person ?? byItself), ...present };
  if (step.turnId === nobody) return { ...byItself, ...present };
  const taker = await of(turnOf(tablet, step, now, endsAt));
  return taker && { ...taker, ...present };
}
