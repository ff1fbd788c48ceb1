import { type Actor, refuseStrangers, Role, roleAt } from './actor';
import { Refusal } from './refusal';

/** What members of a restaurant do. */
export type Right =
  | 'reservations'
  | 'guests'
  | 'guest-removal'
  | 'guest-import'
  | 'settings'
  | 'layouts'
  | 'messages'
  | 'activity'
  | 'privacy'
  | 'staff'
  | 'deletion';

const everybody = [Role.OWNER, Role.MANAGER, Role.HOST];
const leading = [Role.OWNER, Role.MANAGER];

/**
 * Who may do what at a restaurant, in one table. Hosts run the room; managers also what shapes it; what concerns
 * people's access and cannot be taken back is the owner's. Every member reads what the dashboard shows.
 */
const rolesFor: Record<Right, readonly Role[]> = {
  reservations: everybody,
  guests: everybody,
  'guest-removal': leading,
  'guest-import': leading,
  settings: leading,
  layouts: leading,
  messages: leading,
  activity: leading,
  privacy: [Role.OWNER],
  staff: [Role.OWNER],
  deletion: [Role.OWNER],
};

/**
 * The access check of a use case that not every member may run: as `refuseStrangers` for those who are none, and
 * `forbidden` for a member whose role does not include it.
 */
export function refuseWithout(
  right: Right,
  actor: Actor | undefined,
  restaurantId: string,
): Refusal | undefined {
  const stranger = refuseStrangers(actor, restaurantId);
  if (stranger) return stranger;
  if (rolesFor[right].includes(roleAt(actor, restaurantId) ?? Role.UNSPECIFIED)) return undefined;
  return new Refusal('forbidden', 'role-too-low', 'Your role at this restaurant does not include this.');
}
