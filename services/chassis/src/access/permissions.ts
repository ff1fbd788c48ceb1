import { type Actor, refuseNonMember, Role, roleAt } from './actor';
import { Refusal } from '../refusal';
import { isWithheldAt, type WithheldPermission } from './withheld';

/** The actions that depend on a member's role, and those that owners can withhold from a person (ROLE-6). */
export type Permission =
  | WithheldPermission
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
  export: allRoles,
  contacts: allRoles,
};

const isPersonal = (permission: Permission): permission is WithheldPermission =>
  permission === 'export' || permission === 'contacts';

/**
 * The access check of a use case that needs a permission: like {@link refuseNonMember} for anyone else, and `forbidden`
 * for a member whose role lacks it, or from whom the owner has withheld it (ROLE-6).
 */
export function refuseWithoutPermission(
  permission: Permission,
  actor: Actor | undefined,
  restaurantId: string,
): Refusal | undefined {
  const stranger = refuseNonMember(actor, restaurantId);
  if (stranger) return stranger;
  if (isPersonal(permission) && isWithheldAt(actor, restaurantId, permission)) return withheld();
  if (rolesFor[permission].includes(roleAt(actor, restaurantId) ?? Role.UNSPECIFIED)) return undefined;
  return new Refusal('forbidden', 'role-too-low', 'Your role at this restaurant does not include this.');
}

const withheld = () =>
  new Refusal(
    'forbidden',
    'role-too-low',
    'The owner has not included this in your access to this restaurant.',
  );
