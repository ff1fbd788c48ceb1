import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';

/** What is copied together, with its number in the contracts. */
export const parts = { hours: 1, rules: 2, messages: 3, requests: 4 } as const;
export type PartName = keyof typeof parts;

/** What is copied to one restaurant. */
interface CopyTo {
  readonly fromId: string;
  readonly toId: string;
  readonly parts: readonly PartName[];
}

/** What copying would change in one restaurant. */
export interface CopyPreview {
  /** The names of the settings; empty: they are alike. */
  readonly changed: readonly string[];
  readonly before: Restaurant;
  readonly after: Restaurant;
  readonly rulesLeftOut: number;
  /** Reservations ahead that would not fit any more; they stay. */
  readonly unfit: number;
  /** The versions that the copy is bound to. */
  readonly versions: { readonly fromVersion: bigint; readonly baseVersion: bigint };
}

const rpc = async () => (await import('../../../lib/rpc')).groups();
const numbers = (names: readonly PartName[]) => names.map((name) => parts[name]);
/** The settings by which reservations fit or not. */
const ofStarts = ['operatingPeriods', 'closures', 'seatingMinutes', 'availabilityRules'];

export async function previewCopy({ parts: names, ...ids }: CopyTo): Promise<CopyPreview> {
  const answer = await (await rpc()).previewCopy({ ...ids, parts: numbers(names) });
  const { before, after, changed, rulesLeftOut, fromVersion } = answer;
  if (!before || !after) throw new Error('the preview lacks its restaurant');
  const unfit = changed.some((name) => ofStarts.includes(name)) ? await unfitAfter(ids.toId, after) : 0;
  const versions = { fromVersion, baseVersion: before.version };
  return { changed, before, after, rulesLeftOut, unfit, versions };
}

async function unfitAfter(restaurantId: string, after: Restaurant): Promise<number> {
  const { previewChange } = await import('../../../parts/effects/preview-change');
  const { operatingPeriods, closures, seatingMinutes, availabilityRules } = after;
  const { unfit } = await previewChange(restaurantId, {
    operatingPeriods: { items: operatingPeriods },
    seatingMinutes,
    ...(closures ? { closures } : {}),
    ...(availabilityRules ? { availabilityRules } : {}),
  });
  return unfit.length;
}

export async function copySettings(
  { parts: names, ...ids }: CopyTo,
  { versions }: CopyPreview,
): Promise<void> {
  await (await rpc()).copySettings({ ...ids, parts: numbers(names), ...versions });
}
