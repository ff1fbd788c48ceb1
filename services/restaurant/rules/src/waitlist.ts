/** How the waitlist works for diners (WAIT-16). */
export interface WaitlistRules {
  /** Diners may join the line of now through the link while the restaurant is open. */
  readonly online: boolean;
  /** Diners may ask to be told when a full start has a table. */
  readonly fullStarts: boolean;
  /** The largest party that may join through the link. */
  readonly largestParty: number;
  /** Diners may join the line of now while fewer parties wait. */
  readonly mostWaiting: number;
  /** How long a ready table is held. */
  readonly graceMinutes: number;
  /** How long an offered start is held. */
  readonly offerMinutes: number;
  /** How many tables online bookings leave free for the door, besides those of parties that wait. */
  readonly doorTables: number;
  /** For starts within how many minutes from now tables are left free for the door. */
  readonly doorMinutes: number;
  /** Parties whose notes say VIP get their table before those that joined earlier. */
  readonly vipFirst: boolean;
}

export const defaultWaitlist: WaitlistRules = {
  online: true,
  fullStarts: true,
  largestParty: 8,
  mostWaiting: 30,
  graceMinutes: 10,
  offerMinutes: 20,
  doorTables: 0,
  doorMinutes: 120,
  vipFirst: false,
};

export const waitlistLimits = {
  largestParty: { min: 1, max: 20 },
  mostWaiting: { min: 1, max: 200 },
  graceMinutes: { min: 5, max: 60 },
  offerMinutes: { min: 5, max: 240 },
  doorTables: { min: 0, max: 50 },
  doorMinutes: { min: 15, max: 720 },
} as const;

const messages: Readonly<Record<keyof typeof waitlistLimits, (min: number, max: number) => string>> = {
  largestParty: (min, max) => `The largest party that may join the waitlist has ${min} to ${max} people`,
  mostWaiting: (min, max) => `From ${min} to ${max} parties may wait`,
  graceMinutes: (min, max) => `A ready table is held for ${min} to ${max} minutes`,
  offerMinutes: (min, max) => `An offered time is held for ${min} to ${max} minutes`,
  doorTables: (min, max) => `From ${min} to ${max} tables are kept for the door`,
  doorMinutes: (min, max) => `Tables are kept for the door in the next ${min} to ${max} minutes`,
};

/** Every problem of changed rules, by field. */
export function waitlistProblems(change: Partial<WaitlistRules> = {}): { field: string; message: string }[] {
  return (Object.keys(waitlistLimits) as (keyof typeof waitlistLimits)[]).flatMap((name) => {
    const value = change[name];
    const { min, max } = waitlistLimits[name];
    if (value === undefined || (Number.isInteger(value) && value >= min && value <= max)) return [];
    return [{ field: `waitlist.${name}`, message: messages[name](min, max) }];
  });
}

/** All rules, with the defaults for those that were never set. */
export const waitlistRules = (set: Partial<WaitlistRules> = {}): WaitlistRules => ({
  ...defaultWaitlist,
  ...set,
});

/** The rules of a message; a service of the last release sends none, and the defaults apply. */
export function fromWaitlistMessage(message: WaitlistRules | undefined): WaitlistRules {
  if (!message) return defaultWaitlist;
  const { online, fullStarts, largestParty, mostWaiting, graceMinutes, offerMinutes, doorTables } = message;
  // A service of an earlier release sends no minutes.
  const doorMinutes = message.doorMinutes || defaultWaitlist.doorMinutes;
  const rules = { online, fullStarts, largestParty, mostWaiting, graceMinutes, offerMinutes };
  return { ...rules, doorTables, doorMinutes, vipFirst: message.vipFirst };
}
