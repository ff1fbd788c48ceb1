/** A domain that an owner entered for the booking page. */
export interface OwnDomain {
  readonly host: string;
  /** The value of the TXT record that proves it: 256 random bits. */
  readonly token: string;
  readonly isProven: boolean;
}

/** The owner's settings of the name that diners see instead of the product's (NAME-1). */
export interface OwnName {
  readonly hidesProduct: boolean;
  /** Whether the plan includes it, by the owner's last entitlements. */
  readonly isAllowed: boolean;
  readonly domain?: OwnDomain;
  /** The restaurant's version of a member's last change of it; 0 if there was none. */
  readonly version: number;
}

export const noOwnName: OwnName = { hidesProduct: false, isAllowed: false, version: 0 };

/** The part that diners see: nothing without the plan, and no domain without its proof. */
export function shownName({ hidesProduct, isAllowed, domain }: OwnName) {
  return {
    hidesProduct: isAllowed && hidesProduct,
    domain: isAllowed && domain?.isProven ? domain.host : '',
  };
}

/**
 * The settings after a change of the plan. Without the plan, the choice of the name is kept for later, and the domain
 * is free for others (NAME-3).
 */
export function withPlan(ownName: OwnName, isAllowed: boolean): OwnName {
  if (ownName.isAllowed === isAllowed) return ownName;
  if (isAllowed) return { ...ownName, isAllowed };
  const { domain: _gone, ...rest } = ownName;
  return { ...rest, isAllowed };
}

/** A domain whose proof was found. */
export interface ProvenDomain {
  readonly host: string;
  readonly restaurantId: string;
  readonly token: string;
  /** Since when the record has been missing; null while it is found. */
  readonly missingSince: Date | null;
  /** When the record is looked up next. */
  readonly checkAt: Date;
}

/** How often the proof of a domain is looked up. */
export const checkEveryMs = 6 * 3_600_000;
/** How long a domain is kept after its record disappeared (NAME-3). */
export const keptWithoutProofMs = 7 * 24 * 3_600_000;

/** The state of a proven domain after a look-up of its record; `tokens` is undefined if no DNS server answered. */
export function afterLookUp(
  domain: ProvenDomain,
  tokens: readonly string[] | undefined,
  now: Date,
): ProvenDomain | 'released' {
  const checkAt = new Date(now.getTime() + checkEveryMs);
  if (!tokens) return { ...domain, checkAt };
  if (tokens.includes(domain.token)) return { ...domain, missingSince: null, checkAt };
  const missingSince = domain.missingSince ?? now;
  const isOver = now.getTime() - missingSince.getTime() >= keptWithoutProofMs;
  return isOver ? 'released' : { ...domain, missingSince, checkAt };
}
