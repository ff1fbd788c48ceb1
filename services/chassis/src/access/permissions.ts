import { type Actor, refuseNonMember, Role, roleAt } from './actor';
import { Refusal } from '../refusal';

/** The actions that depend on a member's role. */
export type Permission =
  | 'reservations'
  | 'guests'
  | 'guest-removal'
  | 'guest-import'
  | 'settings'
  | 'layouts'
  | 'messages'
  | 'activity'
  | 'boards'
  | 'privacy'
  | 'staff'
  | 'keys'
  | 'deletion';

const allRoles = [Role.OWNER, Role.MANAGER, Role.HOST];
const managers = [Role.OWNER, Role.MANAGER];

/**
 * The roles that have each permission. Hosts run the room; managers also configure the restaurant; only owners manage
 * people's access and irreversible actions. Every member can read what the dashboard shows.
 */
const rolesFor: Record<Permission, readonly Role[]> = {
  reservations: allRoles,
  guests: allRoles,
  'guest-removal': managers,
  'guest-import': managers,
  settings: managers,
  layouts: managers,
  messages: managers,
  activity: managers,
  boards: managers,
  privacy: [Role.OWNER],
  staff: [Role.OWNER],
  keys: [Role.OWNER],
  deletion: [Role.OWNER],
};

/**
 * The access check of a use case that needs a permission: like {@link refuseNonMember} for anyone else, and `forbidden`
 * for a member whose role lacks it.
 */
export function refuseWithoutPermission(
  permission: Permission,
  actor: Actor | undefined,
  restaurantId: string,
): Refusal | undefined {
  const stranger = refuseNonMember(actor, restaurantId);
  if (stranger) return stranger;
  if (rolesFor[permission].includes(roleAt(actor, restaurantId) ?? Role.UNSPECIFIED)) return undefined;
  return new Refusal('forbidden', 'role-too-low', 'Your role at this restaurant does not include this.');
}
