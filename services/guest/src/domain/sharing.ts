/** How a guest said something about sharing: `elsewhere` is at another restaurant of the group. */
export type SharingWay = 'diner' | 'staff' | 'elsewhere';

/** When and how a guest agreed, or ended it (GROUP-21). */
export interface SharingEvidence {
  readonly at: Date;
  readonly way: SharingWay;
  /** The version of the text that the guest agreed to; absent for an end. */
  readonly textVersion?: string;
  /** The group as the text named it; absent for an end. */
  readonly groupName?: string;
  /** The reservation by which a diner said so. */
  readonly reservationId?: string;
  /** The member who recorded it for the guest, with the name at that time. */
  readonly recordedBy?: { readonly id: string; readonly name: string };
  /**
   * The key of the guest when a consent was given, see `guestKey`. The consent holds as long as the guest has this key.
   */
  readonly key?: string;
}

/** The evidence at one restaurant: the latest of each kind. */
export interface SharingRecord {
  /** By the diner, with a booking or its link. */
  readonly given?: SharingEvidence;
  /** By the staff for the guest. */
  readonly recorded?: SharingEvidence;
  /** Ends both. */
  readonly ended?: SharingEvidence;
}

const kinds = ['given', 'recorded', 'ended'] as const;

function latest(a: SharingEvidence | undefined, b: SharingEvidence | undefined): SharingEvidence | undefined {
  if (!a || !b) return a ?? b;
  return b.at > a.at ? b : a;
}

/** Two records as one, in whatever order they become known; undefined if there are none. */
export function mergedSharing(
  known: SharingRecord | undefined,
  said: SharingRecord | undefined,
): SharingRecord | undefined {
  if (!known || !said) return known ?? said;
  const merged = kinds.map((kind) => [kind, latest(known[kind], said[kind])] as const);
  return Object.fromEntries(merged.filter(([, evidence]) => evidence !== undefined)) as SharingRecord;
}

/** What a person of this key said: their consents are theirs alone, an end is anybody's. */
export function saidUnder(key: string, { given, recorded, ended }: SharingRecord): SharingRecord {
  return {
    ...(given ? { given: { ...given, key } } : {}),
    ...(recorded ? { recorded: { ...recorded, key } } : {}),
    ...(ended ? { ended } : {}),
  };
}

/**
 * What a booking says of a guest. A booking may be added to the guest of a fuller name, or to one whose number becomes known by it:
 * such a guest may be another person, who has not agreed (GROUP-23).
 */
export function saidOf(key: string, { given, ended }: SharingRecord): SharingRecord | undefined {
  const said = { ...(given?.key === key ? { given } : {}), ...(ended ? { ended } : {}) };
  return Object.keys(said).length === 0 ? undefined : said;
}

/** Somebody's record at a restaurant, if there is one. */
export interface HasSharing {
  readonly key: string;
  readonly sharing?: SharingRecord | undefined;
}

/**
 * Those of a person's records at the restaurants of a group that are shared with the others: where the guest agreed, under the key that
 * the record has. Numbers are typed, so that a consent opens nothing of other restaurants (GROUP-23). An end at any of them ends every
 * consent before it; of the same instant, the end counts (GROUP-22).
 */
export function sharedRecords<R extends HasSharing>(records: readonly R[]): R[] {
  const all = records.reduce<SharingRecord | undefined>(
    (sum, { sharing }) => mergedSharing(sum, sharing),
    undefined,
  );
  const inForce = (consent: SharingEvidence | undefined, key: string) =>
    consent?.key === key && (!all?.ended || consent.at > all.ended.at);
  return records.filter(
    ({ key, sharing }) => inForce(sharing?.given, key) || inForce(sharing?.recorded, key),
  );
}
