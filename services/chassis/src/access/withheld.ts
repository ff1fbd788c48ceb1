import { type Membership, PersonalPermission } from '@tablewell/proto/common/v1/actor_pb';
import type { Actor } from './actor';

export { PersonalPermission };

/** A permission that an owner can withhold from a manager or a host, whatever their role (ROLE-6). */
export type WithheldPermission = 'export' | 'contacts';

/** Each by its number in the contracts. The list of them is the enum `PersonalPermission`; one that is not named here does not compile. */
const names: Record<PersonalPermission, WithheldPermission | undefined> = {
  [PersonalPermission.UNSPECIFIED]: undefined,
  [PersonalPermission.EXPORT]: 'export',
  [PersonalPermission.CONTACTS]: 'contacts',
};

const numbers: Record<WithheldPermission, PersonalPermission> = {
  export: PersonalPermission.EXPORT,
  contacts: PersonalPermission.CONTACTS,
};

/** Their names, each once and in one order, without what is not known. */
export const withheldNames = (withheld: readonly PersonalPermission[]): WithheldPermission[] =>
  [...new Set(withheld)].sort((one, other) => one - other).flatMap((each) => names[each] ?? []);

/** Their numbers in the contracts. */
export const withheldNumbers = (withheld: readonly WithheldPermission[]): PersonalPermission[] =>
  withheld.map((each) => numbers[each]);

/** Whether a permission is withheld by this membership. */
export const isWithheldBy = (
  { withheld }: Pick<Membership, 'withheld'>,
  permission: WithheldPermission,
): boolean => withheld.includes(numbers[permission]);

/** What is withheld from the actor at a restaurant. */
export const withheldAt = (actor: Actor | undefined, restaurantId: string): WithheldPermission[] =>
  withheldNames(actor?.memberships.find((each) => each.restaurantId === restaurantId)?.withheld ?? []);

/** Whether the actor is a member of the restaurant from whom a permission is withheld there. */
export const isWithheldAt = (
  actor: Actor | undefined,
  restaurantId: string,
  permission: WithheldPermission,
): boolean =>
  actor?.memberships.some((each) => each.restaurantId === restaurantId && isWithheldBy(each, permission)) ??
  false;

/** Whether the actor lacks a permission at any restaurant. */
export const isWithheldAnywhere = (actor: Actor | undefined, permission: WithheldPermission): boolean =>
  actor?.memberships.some((each) => isWithheldBy(each, permission)) ?? false;
