import { isToPhone } from './channels';
import { type Channel, isAccountMail, isDinerMail, isUnsolicited, type Message } from './message';

/** Plans for quotas; a trial differs from the plan whose entitlements it has. */
export type Plan = 'trial' | 'basic' | 'premium' | 'enterprise';

/** Limits of messages per day (UTC). */
export interface QuotaSettings {
  /** By restaurant, under each plan. */
  readonly sms: Readonly<Record<Plan, number>>;
  readonly mail: Readonly<Record<Plan, number>>;
  /** The limit of an account with several restaurants, as a multiple of one restaurant's; a trial or Basic account has one. */
  readonly accountTimes: number;
  /** To one number: of one restaurant, and of all. */
  readonly smsToNumberOfRestaurant: number;
  readonly smsToNumber: number;
  /** Reservation mails to one address, of all restaurants. */
  readonly mailToAddress: number;
  /** Mails to one diner's address, of all restaurants: a booking may name the address of another person. */
  readonly mailToDiner: number;
  /** Mails to diners of an account on trial, which anybody can open: a booking may name any address. */
  readonly dinerMailsOfTrial: number;
  /** Unsolicited mails (invitations, confirmation links): of one restaurant, and to one address. */
  readonly unsolicitedOfRestaurant: number;
  readonly unsolicitedToAddress: number;
  /** Verification, password, security and trial mails to one address. They count against no other limit. */
  readonly accountMailsToAddress: number;
  /** Answers to STOP, START and HELP to one number. The keywords take effect beyond the limit, too. */
  readonly answersToNumber: number;
  /** Replies of one number that are stored. */
  readonly repliesFromNumber: number;
}

export const defaultQuotas: QuotaSettings = {
  sms: { trial: 100, basic: 100, premium: 1_000, enterprise: 5_000 },
  mail: { trial: 2_000, basic: 1_000, premium: 5_000, enterprise: 10_000 },
  accountTimes: 5,
  smsToNumberOfRestaurant: 20,
  smsToNumber: 40,
  mailToAddress: 10_000,
  mailToDiner: 30,
  dinerMailsOfTrial: 400,
  unsolicitedOfRestaurant: 50,
  unsolicitedToAddress: 10,
  accountMailsToAddress: 100,
  answersToNumber: 20,
  repliesFromNumber: 50,
};

export const scopes = ['number-of-restaurant', 'number', 'restaurant', 'account', 'address'] as const;
type Scope = (typeof scopes)[number];

/** A limit that a message counts against. */
export interface Quota {
  readonly scope: Scope;
  readonly channel: Channel;
  /** The subject that is counted; may be a number or an address. */
  readonly subject: string;
  readonly limit: number;
  /** The reason shown for a message beyond the limit. */
  readonly reason: string;
  /** Whether the owner is warned when the limit is nearly used up. */
  readonly warns: boolean;
}

/**
 * Limits that are counted together: that of a whole, such as an account, and that of the part that sends the message.
 */
export interface QuotaPair {
  readonly whole: Quota;
  readonly part?: Quota;
}

type Sent = Pick<Message, 'kind' | 'channel' | 'to' | 'restaurantId'>;

const reasons = {
  smsToNumber: 'Too many SMS went to this number today',
  smsOfRestaurant: 'The restaurant’s SMS for today are used up',
  smsOfAccount: 'The account’s SMS for today are used up',
  mailToAddress: 'Too many mails went to this address today',
  mailOfRestaurant: 'The restaurant’s mails for today are used up',
  mailOfAccount: 'The account’s mails for today are used up',
} as const;

/**
 * The limits that a message counts against, narrowest first: a message refused by one does not count against wider
 * ones, nor against the other one of its pair.
 */
export function quotasOf(
  message: Sent,
  owner: { id: string; plan: Plan } | undefined,
  given: QuotaSettings,
): QuotaPair[] {
  const { to, restaurantId } = message;
  // All messages to phones are counted together, whichever channel a restaurant uses.
  const channel = isToPhone(message.channel) ? 'sms' : 'email';
  const quota = (scope: Scope, subject: string, limit: number, reason: string, warns = false): Quota => ({
    scope,
    channel,
    subject,
    limit,
    reason,
    warns,
  });
  // The warning itself: one a day for each limit, by its id.
  if (message.kind === 'quota-near') return [];
  // Counted apart: others can cause mails of the account, but nobody keeps the user from learning of such a change.
  if (message.kind === 'security-notice')
    return [
      { whole: quota('address', `security:${to}`, given.accountMailsToAddress, reasons.mailToAddress) },
    ];
  // Members choose who gets them, so they must not use up the mails of the account.
  if (message.kind === 'board-week')
    return [{ whole: quota('address', `board:${to}`, given.accountMailsToAddress, reasons.mailToAddress) }];
  if (isAccountMail(message) || message.kind === 'trial-ending')
    return [{ whole: quota('address', `account:${to}`, given.accountMailsToAddress, reasons.mailToAddress) }];
  const { id: ownerId, plan } = owner ?? { id: '', plan: 'trial' };
  const accountTimes = plan === 'premium' || plan === 'enterprise' ? given.accountTimes : 1;
  if (isUnsolicited(message))
    return [
      { whole: quota('address', `unasked:${to}`, given.unsolicitedToAddress, reasons.mailToAddress) },
      {
        part: quota(
          'restaurant',
          `unasked:${restaurantId}`,
          given.unsolicitedOfRestaurant,
          reasons.mailOfRestaurant,
        ),
        whole: quota(
          'account',
          `unasked:${ownerId}`,
          given.unsolicitedOfRestaurant * accountTimes,
          reasons.mailOfAccount,
        ),
      },
    ];
  if (isToPhone(message.channel))
    return [
      {
        part: quota(
          'number-of-restaurant',
          `${restaurantId}:${to}`,
          given.smsToNumberOfRestaurant,
          reasons.smsToNumber,
        ),
        whole: quota('number', to, given.smsToNumber, reasons.smsToNumber),
      },
      {
        part: quota('restaurant', restaurantId, given.sms[plan], reasons.smsOfRestaurant, true),
        whole: quota('account', ownerId, given.sms[plan] * accountTimes, reasons.smsOfAccount),
      },
    ];
  const ofTrial = quota('account', `diners:${ownerId}`, given.dinerMailsOfTrial, reasons.mailOfAccount, true);
  return [
    isDinerMail(message)
      ? { whole: quota('address', `diner:${to.toLowerCase()}`, given.mailToDiner, reasons.mailToAddress) }
      : { whole: quota('address', to, given.mailToAddress, reasons.mailToAddress) },
    ...(isDinerMail(message) && plan === 'trial' ? [{ whole: ofTrial }] : []),
    {
      part: quota('restaurant', restaurantId, given.mail[plan], reasons.mailOfRestaurant, true),
      whole: quota('account', ownerId, given.mail[plan] * accountTimes, reasons.mailOfAccount),
    },
  ];
}

/** The count at which the owner is warned: four fifths of the limit. */
export const nearlyUsedUp = ({ limit }: Pick<Quota, 'limit'>): number => Math.ceil(limit * 0.8);
