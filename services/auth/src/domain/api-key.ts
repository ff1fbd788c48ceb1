import { addressRange, isGroupScope, isScope, type KeyMode, type Scope } from '@tablewell/chassis/access';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { Membership } from './user';

/** A key with which a program calls `/api` for one restaurant. Its hash is stored beside it, and the key itself nowhere. */
export interface ApiKey {
  readonly id: string;
  readonly restaurantId: string;
  /** The owner of the restaurant, whose plan decides whether the key is accepted. */
  readonly ownerId: string;
  /** The program that uses it. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The addresses from which it may be used; empty: all. */
  readonly addresses: readonly string[];
  /** Its last letters. */
  readonly ending: string;
  readonly createdAt: Date;
  readonly lastUsedAt?: Date | undefined;
  /** Whether it belongs to a test restaurant (TEST-2). */
  readonly isTest?: boolean | undefined;
}

/** Most keys of a restaurant that are alive. */
export const maxKeys = 20;
/** Most of them with one name: the one in use, and the one that replaces it. */
export const maxOfOneName = 2;

/** How often it is recorded that a key is used. */
const usedEveryMs = 60_000;

const maxName = 60;
const maxAddresses = 20;

/** What a caller asks of a new key. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly addresses: readonly string[];
  /** Empty: that of the restaurant. */
  readonly mode: string;
}

type Draft = Pick<ApiKey, 'name' | 'scopes' | 'addresses'>;

/** The draft in its stored form, or every problem with it (KEY-1, KEY-3, KEY-4, TEST-2). */
export function readDraft(
  draft: KeyDraft,
  ofRestaurant: KeyMode = 'live',
): Draft | { readonly problems: readonly FieldProblem[] } {
  const { name, mode } = draft;
  const known = draft.scopes.filter(isScope);
  const ranges = draft.addresses.flatMap((text) => addressRange(text) ?? []);
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  if (name === '') refuse('name', 'Please say which program uses the key');
  if (name.length > maxName) refuse('name', `A name has at most ${maxName} characters`);
  if (draft.scopes.length === 0) refuse('scopes', 'Please choose what the key may do');
  draft.scopes.forEach((scope, index) => {
    if (!isScope(scope)) refuse(`scopes[${index}]`, 'There is no such scope');
  });
  if (draft.addresses.length > maxAddresses)
    refuse('addresses', `A key has at most ${maxAddresses} addresses`);
  else
    draft.addresses.forEach((text, index) => {
      if (addressRange(text) === undefined)
        refuse(`addresses[${index}]`, 'Please give an address or a range, such as 203.0.113.0/24');
    });
  if (mode !== '' && mode !== 'live' && mode !== 'test') refuse('mode', 'A key is live or test');
  else if (mode !== '' && mode !== ofRestaurant) refuse('mode', otherMode[ofRestaurant]);
  if (problems.length > 0) return { problems };
  return { name, scopes: [...new Set(known)], addresses: [...new Set(ranges)] };
}

const otherMode: Record<KeyMode, string> = {
  live: 'This restaurant has live keys only. Test keys are of a test restaurant',
  test: 'A test restaurant has test keys only',
};

/** The form in which names are compared: without case and typographic variants. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What managers may do and hosts may not. */
const managing: readonly Scope[] = ['restaurant:write', 'layouts:write', 'guests:write', 'activity:read'];

/**
 * The lowest role that includes what the key may do. The gateway admits a key to the routes of its scopes; should it fail to,
 * the services still refuse what the role does not include, and an owner's rights to every key (KEY-3).
 */
export function roleOf({ scopes }: Pick<ApiKey, 'scopes'>): Exclude<Membership['role'], 'owner'> {
  return scopes.some((scope) => managing.includes(scope)) ? 'manager' : 'host';
}

/** Whether a key reads figures, or finds reservations, of all restaurants of its owner. */
export const isForGroup = ({ scopes }: Pick<ApiKey, 'scopes'>): boolean => scopes.some(isGroupScope);

/** Whether the last recorded use is so old that this one is recorded. */
export const isUseDue = ({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>, now: Date): boolean =>
  now.getTime() - (lastUsedAt?.getTime() ?? 0) >= usedEveryMs;
