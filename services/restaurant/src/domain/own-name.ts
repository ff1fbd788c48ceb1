/** A domain that an owner entered for the booking page. */
export interface OwnDomain {
  readonly host: string;
  /** The value of the TXT record that proves it: 256 random bits. */
  readonly token: string;
  readonly isProven: boolean;
}

/** What an owner wants diners to see in place of the product's name (NAME-1). */
export interface OwnName {
  readonly hidesProduct: boolean;
  /** The plan includes it, as of the owner's last entitlements. */
  readonly isAllowed: boolean;
  readonly domain?: OwnDomain;
  /** The restaurant's version that a member last changed it by; 0: none did. */
  readonly version: number;
}

export const noOwnName: OwnName = { hidesProduct: false, isAllowed: false, version: 0 };

/** What diners see: nothing without the plan, and no domain without its proof. */
export function shownName({ hidesProduct, isAllowed, domain }: OwnName) {
  return {
    hidesProduct: isAllowed && hidesProduct,
    domain: isAllowed && domain?.isProven ? domain.host : '',
  };
}

/** After a change of the plan. The wish stays for when the plan is back; the domain is free for others (NAME-3). */
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
  /** Since when the record has been missing; null while it is there. */
  readonly missingSince: Date | null;
  /** When it is looked up next. */
  readonly checkAt: Date;
}

/** How often the proof of a domain is looked up. */
export const checkEveryMs = 6 * 3_600_000;
/** How long a domain stays after its proof vanished (NAME-3). */
export const keptWithoutProofMs = 7 * 24 * 3_600_000;

/** What a look-up of the record means for a proven domain; `tokens` is undefined when no DNS server answered. */
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
