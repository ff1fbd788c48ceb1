import type { FieldProblem } from '@tablewell/chassis/refusal';
import { isGivenRole, type Invitation } from './invitation';
import type { Membership } from './user';

/** A value of the claim, and the role that it gives. */
export interface RoleRule {
  readonly value: string;
  readonly role: Invitation['role'];
}

/** The claim of the ID token that names people's groups or roles, and what its values mean (SSO-14). */
export interface RoleClaim {
  /** Empty: roles are given here only. */
  readonly roleClaim: string;
  readonly roleRules: readonly RoleRule[];
}

/** The claim and its values as an owner enters them. */
export interface RoleClaimDraft {
  readonly claim: string;
  readonly rules: readonly { readonly value: string; readonly role: Membership['role'] | undefined }[];
}

export const noRoleClaim: RoleClaim = { roleClaim: '', roleRules: [] };

const longest = 200;
const maxRules = 20;

/** The draft in its stored form, or every problem with it. No claim and no rules switch it off. */
export function readRoleClaim(draft: RoleClaimDraft): RoleClaim | { readonly problems: FieldProblem[] } {
  const roleClaim = draft.claim.trim();
  const typed = draft.rules.map(({ value, role }) => ({ value: value.trim(), role }));
  const problems: FieldProblem[] = [];
  if (roleClaim.length > longest)
    problems.push({ field: 'claim', message: `A claim’s name has at most ${longest} characters` });
  if (roleClaim === '' && typed.length > 0)
    problems.push({ field: 'claim', message: 'Please enter the claim that has these values' });
  if (roleClaim !== '' && typed.length === 0)
    problems.push({ field: 'rules', message: 'Please enter at least one value of the claim' });
  if (typed.length > maxRules) problems.push({ field: 'rules', message: `At most ${maxRules} values` });
  const roleRules = typed.slice(0, maxRules).flatMap(({ value, role }, at): RoleRule[] => {
    const message = valueProblem(value, typed.slice(0, at));
    if (message) problems.push({ field: `rules[${at}].value`, message });
    if (isGivenRole(role)) return [{ value, role }];
    problems.push({ field: `rules[${at}].role`, message: 'Please choose manager or host' });
    return [];
  });
  return problems.length > 0 ? { problems } : { roleClaim, roleRules };
}

function valueProblem(value: string, before: readonly { readonly value: string }[]): string | undefined {
  if (value === '') return 'Please enter a value of the claim';
  if (value.length > longest) return `A value has at most ${longest} characters`;
  return before.some((each) => each.value === value) ? 'This value has a role already' : undefined;
}

/**
 * The values of a claim, without spaces around them: a text, which is one value, or a list of texts. `roles` names a claim itself, `realm_access.roles` also one within another;
 * a claim that has this whole name comes first.
 */
export function claimValues(claims: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  if (name === '') return [];
  const claim = Object.hasOwn(claims, name)
    ? claims[name]
    : name.split('.').reduce<unknown>((within, part) => memberOf(within, part), claims);
  return [claim]
    .flat()
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim());
}

const memberOf = (within: unknown, name: string): unknown =>
  typeof within === 'object' && within !== null && Object.hasOwn(within, name)
    ? (within as Record<string, unknown>)[name]
    : undefined;

/** The role that a person's values give, the manager's before the host's; undefined if none gives one. */
export function claimedRole(
  { roleRules }: Pick<RoleClaim, 'roleRules'>,
  values: readonly string[],
): Invitation['role'] | undefined {
  const roles = roleRules.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  return roles.includes('manager') ? 'manager' : roles[0];
}
