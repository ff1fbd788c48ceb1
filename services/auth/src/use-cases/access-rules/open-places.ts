import { type AccessRules, closesAt, resumedAt } from '../../domain/access-rules';
import type { Session } from '../../domain/session';
import type { Membership } from '../../domain/user';
import type { Ports } from '../../ports';

/** What the rules of owners leave of a person's places. */
export interface OpenPlaces {
  readonly memberships: readonly Membership[];
  /** The restaurants that a limit of their owner closes to this session. */
  readonly closed: readonly string[];
  /** The addresses from which some of the open places are open. */
  readonly addressRules: readonly Pick<AccessRules, 'addresses' | 'restaurantIds'>[];
  /** When the next of them closes without activity. */
  readonly closesAt?: Date | undefined;
  /** An owner limits the time without activity. */
  readonly notesActivity: boolean;
}

/** Whether limits have closed everything that a session would open. */
export const isClosed = (places: OpenPlaces | undefined): boolean =>
  places !== undefined && places.memberships.length === 0 && places.closed.length > 0;

type Parts = Pick<Ports, 'accessRules' | 'entitlements' | 'clock'>;

/** The rules of the owners of these places whose plan includes them; for nearly everybody that is one look-up that finds nothing. */
async function rulesFor(parts: Parts, memberships: readonly Membership[]): Promise<AccessRules[]> {
  if (memberships.length === 0) return [];
  const found = await parts.accessRules.listFor(memberships.map(({ restaurantId }) => restaurantId));
  const paid = await Promise.all(
    found.map(async (rules) => {
      const plan = await parts.entitlements.find(rules.ownerId);
      return plan?.apiKeys ? resumedAt(rules, plan.includedSince) : undefined;
    }),
  );
  return paid.filter((rules) => rules !== undefined);
}

/**
 * Which of a person's places a session opens by the rules of their owners. Each owner's rules concern that owner's restaurants only
 * (ACCOUNT-31).
 */
export async function openPlaces(
  parts: Parts,
  memberships: readonly Membership[],
  session: Session,
): Promise<OpenPlaces> {
  const rules = await rulesFor(parts, memberships);
  if (rules.length === 0) return { memberships, closed: [], addressRules: [], notesActivity: false };
  const now = parts.clock();
  const isOver = (each: AccessRules) => (closesAt(each, session) ?? Infinity) <= now;
  const over = new Set(rules.filter(isOver).flatMap(({ restaurantIds }) => restaurantIds));
  const open = rules.filter((each) => !isOver(each));
  const ends = open.flatMap((each) => closesAt(each, session) ?? []);
  return {
    memberships: memberships.filter(({ restaurantId }) => !over.has(restaurantId)),
    closed: memberships.map(({ restaurantId }) => restaurantId).filter((id) => over.has(id)),
    addressRules: open.filter(({ addresses }) => addresses.length > 0),
    closesAt: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : undefined,
    notesActivity: open.some(({ idleMinutes }) => idleMinutes > 0),
  };
}
