import { type Channel, isAccountMail, type Message } from './message';

/** What an owner's plan is as far as quotas mind; a trial is apart from the plan whose entitlements it has. */
export const plans = ['trial', 'basic', 'premium', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** How many messages a day (UTC) may leave. */
export interface QuotaSettings {
  /** By restaurant, under each plan. */
  readonly sms: Readonly<Record<Plan, number>>;
  readonly mail: Readonly<Record<Plan, number>>;
  /** An account with several restaurants sends this many times what one may; a trial or Basic account has one. */
  readonly accountTimes: number;
  /** To one number: of one restaurant, and of all. */
  readonly smsToNumberOfRestaurant: number;
  readonly smsToNumber: number;
  /** Reservation mails to one address, of all restaurants. */
  readonly mailToAddress: number;
  /** Invitations and other mails to somebody who asked for none: of one restaurant, and to one address. */
  readonly unaskedOfRestaurant: number;
  readonly unaskedToAddress: number;
  /** Verification and password mails to one address. They count against nothing else. */
  readonly accountMailsToAddress: number;
  /** Answers to STOP, START and HELP to one number. The words take effect all the same. */
  readonly answersToNumber: number;
}

export const defaultQuotas: QuotaSettings = {
  sms: { trial: 100, basic: 100, premium: 1_000, enterprise: 5_000 },
  mail: { trial: 2_000, basic: 1_000, premium: 5_000, enterprise: 10_000 },
  accountTimes: 5,
  smsToNumberOfRestaurant: 20,
  smsToNumber: 40,
  mailToAddress: 10_000,
  unaskedOfRestaurant: 50,
  unaskedToAddress: 10,
  accountMailsToAddress: 100,
  answersToNumber: 20,
};

export type Scope = 'number-of-restaurant' | 'number' | 'restaurant' | 'account' | 'address';

/** One limit that a message counts against. */
export interface Quota {
  readonly scope: Scope;
  readonly channel: Channel;
  /** What the count is kept by; it may hold a number or an address. */
  readonly subject: string;
  readonly limit: number;
  /** Why a message beyond it is kept back. */
  readonly reason: string;
  /** Whether the owner hears that it is nearly used up. */
  readonly warns: boolean;
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

/** The limits a message counts against, the narrowest first: what one refuses uses up none of the wider ones. */
export function quotasOf(
  message: Sent,
  owner: { id: string; plan: Plan } | undefined,
  given: QuotaSettings,
): Quota[] {
  const { channel, to, restaurantId } = message;
  const quota = (scope: Scope, subject: string, limit: number, reason: string, warns = false): Quota => ({
    scope,
    channel,
    subject,
    limit,
    reason,
    warns,
  });
  // The notice itself: one a day for each limit, by its id.
  if (message.kind === 'quota-near') return [];
  if (isAccountMail(message))
    return [quota('address', `account:${to}`, given.accountMailsToAddress, reasons.mailToAddress)];
  const { id: ownerId, plan } = owner ?? { id: '', plan: 'trial' };
  const accountTimes = plan === 'premium' || plan === 'enterprise' ? given.accountTimes : 1;
  if (message.kind === 'staff-invitation')
    return [
      quota('address', `unasked:${to}`, given.unaskedToAddress, reasons.mailToAddress),
      quota('restaurant', `unasked:${restaurantId}`, given.unaskedOfRestaurant, reasons.mailOfRestaurant),
      quota('account', `unasked:${ownerId}`, given.unaskedOfRestaurant * accountTimes, reasons.mailOfAccount),
    ];
  if (channel === 'sms')
    return [
      quota(
        'number-of-restaurant',
        `${restaurantId}:${to}`,
        given.smsToNumberOfRestaurant,
        reasons.smsToNumber,
      ),
      quota('number', to, given.smsToNumber, reasons.smsToNumber),
      quota('restaurant', restaurantId, given.sms[plan], reasons.smsOfRestaurant, true),
      quota('account', ownerId, given.sms[plan] * accountTimes, reasons.smsOfAccount),
    ];
  return [
    quota('address', to, given.mailToAddress, reasons.mailToAddress),
    quota('restaurant', restaurantId, given.mail[plan], reasons.mailOfRestaurant, true),
    quota('account', ownerId, given.mail[plan] * accountTimes, reasons.mailOfAccount),
  ];
}

/** The count at which the owner hears that a limit is nearly used up: four fifths of it. */
export const nearlyUsedUp = ({ limit }: Pick<Quota, 'limit'>): number => Math.ceil(limit * 0.8);
