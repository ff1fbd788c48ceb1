import { addressRange, isInRanges } from '@tablewell/chassis/access';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { Session } from './session';

/** An owner's rules for the sessions of the people in their restaurants (ACCOUNT-29, ACCOUNT-30). */
export interface AccessRules {
  readonly ownerId: string;
  /** Changes with every write, which lets concurrent ones notice each other. */
  readonly mark: string;
  /** The owner's restaurants, by which the rules of a person are found. */
  readonly restaurantIds: readonly string[];
  /** Hours after its sign-in at which a session ends; 0: no rule. */
  readonly sessionHours: number;
  /** Minutes without activity after which a session ends; 0: no rule. */
  readonly idleMinutes: number;
  /** Since when activity has been recorded; null without the limit. */
  readonly idleSince: Date | null;
  /** Addresses and ranges from which the restaurants are open; empty: all. */
  readonly addresses: readonly string[];
}

/** What an owner enters. */
export type RulesDraft = Pick<AccessRules, 'sessionHours' | 'idleMinutes' | 'addresses'>;

/** As long as sessions last without a rule: thirty days. */
const mostHours = 720;
const leastIdle = 5;
const mostIdle = 1_440;
/** A group may have a line, and so an address, in each restaurant. */
const maxAddresses = 100;
/** Between two refreshes of its tokens it is not known whether a session from before the limit was used. */
const refreshedWithinMs = 15 * 60_000;
/** How often activity is recorded. */
const recordedEveryMs = 30_000;

export const noRules: RulesDraft = { sessionHours: 0, idleMinutes: 0, addresses: [] };

/** Whether nothing is ruled, for which no plan is needed. */
export const isWithoutRules = ({ sessionHours, idleMinutes, addresses }: RulesDraft): boolean =>
  sessionHours === 0 && idleMinutes === 0 && addresses.length === 0;

/**
 * The draft in its stored form, or every problem with it. `from` is the address of the member who saves the draft. It
 * has to be in the list, because a typing error would otherwise lock that member out (ACCOUNT-30).
 */
export function readRules(
  { sessionHours, idleMinutes, addresses: typed }: RulesDraft,
  from: string,
): RulesDraft | { readonly problems: readonly FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  if (sessionHours > mostHours)
    refuse('sessionHours', `A session lasts ${mostHours} hours at most, which is thirty days`);
  if (idleMinutes !== 0 && (idleMinutes < leastIdle || idleMinutes > mostIdle))
    refuse('idleMinutes', `Please choose between ${leastIdle} minutes and a day (${mostIdle} minutes)`);
  else if (sessionHours !== 0 && idleMinutes >= sessionHours * 60)
    refuse('idleMinutes', 'This is no shorter than the whole session, and would never be reached');
  const ranges = typed.slice(0, maxAddresses).map(addressRange);
  const known = ranges.flatMap((range) => range ?? []);
  if (typed.length > maxAddresses) refuse('addresses', `A list has at most ${maxAddresses} addresses`);
  ranges.forEach((range, index) => {
    if (range === undefined)
      refuse(`addresses[${index}]`, 'Please give an address or a range, such as 203.0.113.0/24');
  });
  if (problems.length === 0 && known.length > 0 && !isInRanges(from, known))
    refuse('addresses', `Your own address, ${from}, is not in this list: you would shut yourself out`);
  return problems.length > 0 ? { problems } : { sessionHours, idleMinutes, addresses: [...new Set(known)] };
}

/** When rules close their restaurants to a session, unless there is activity before; undefined if they never do (ACCOUNT-29). */
export function closesAt(rules: AccessRules, session: Session): Date | undefined {
  const { sessionHours, idleMinutes } = rules;
  const ends = [
    ...(sessionHours === 0 ? [] : [session.createdAt.getTime() + sessionHours * 3_600_000]),
    ...(idleMinutes === 0 ? [] : [lastActivity(rules, session) + idleMinutes * 60_000]),
  ];
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}

/**
 * The last known activity of a session, in milliseconds. From before the limit only the refreshes of its tokens are known; a later
 * refresh counts for nothing, because pages refresh without anybody in front of them.
 */
function lastActivity({ idleSince }: AccessRules, { activeAt, createdAt, usedAt }: Session): number {
  const recorded = (activeAt ?? createdAt).getTime();
  const before = Math.min(usedAt.getTime() + refreshedWithinMs, idleSince?.getTime() ?? 0);
  return Math.max(recorded, before);
}

/**
 * The rules as they hold since the plan includes them again. While they rested no activity was recorded, so that sessions in use would
 * seem to have been left alone (ACCOUNT-29). `includedSince` is null if it is not known.
 */
export const resumedAt = (rules: AccessRules, includedSince: Date | null): AccessRules =>
  isResting(rules, includedSince) ? { ...rules, idleSince: includedSince } : rules;

/** Whether the plan returned after activity was recorded for these rules. */
export const isResting = (
  { idleSince }: Pick<AccessRules, 'idleSince'>,
  includedSince: Date | null,
): boolean => idleSince !== null && includedSince !== null && idleSince < includedSince;

/** Whether the last recorded activity is so old that this one is recorded. */
export const isActivityDue = ({ activeAt }: Pick<Session, 'activeAt'>, now: Date): boolean =>
  now.getTime() - (activeAt?.getTime() ?? 0) >= recordedEveryMs;
