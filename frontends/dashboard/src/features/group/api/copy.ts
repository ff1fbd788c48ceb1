import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';

/** The settings that are copied together, with their number in the contracts. */
const parts = { hours: 1, rules: 2, messages: 3, requests: 4 } as const;
type Part = keyof typeof parts;
/** What can be copied: settings, and the texts of messages. */
export const partNames = [...(Object.keys(parts) as Part[]), 'texts'] as const;
export type PartName = (typeof partNames)[number];

/** What is copied to one restaurant. */
interface CopyTo {
  readonly fromId: string;
  readonly toId: string;
  readonly parts: readonly PartName[];
}

/** What copying would change in one restaurant. */
export interface CopyPreview {
  /** Absent: no settings are copied. */
  readonly settings?: SettingsPreview;
  readonly texts: readonly CopiedText[];
}

/** A text that would be copied. */
export interface CopiedText {
  readonly kind: string;
  readonly language: string;
  /** Empty: the product's from now on. */
  readonly after: string;
  readonly baseVersion: bigint;
  /** Why it cannot be copied; empty: it can. */
  readonly problem: string;
}

export interface SettingsPreview {
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

/** How many settings and texts a copy changes. */
export const changesOf = ({ settings, texts }: CopyPreview): number =>
  (settings?.changed.length ?? 0) + texts.filter(({ problem }) => problem === '').length;

const rpc = () => import('../../../lib/rpc');
const numbersOf = (names: readonly PartName[]) =>
  names.flatMap((name) => (name === 'texts' ? [] : parts[name]));
/** The settings by which reservations fit or not. */
const ofStarts = ['operatingPeriods', 'closures', 'seatingMinutes', 'availabilityRules'];

export async function previewCopy(copy: CopyTo): Promise<CopyPreview> {
  const { parts: names, ...ids } = copy;
  const hasSettings = numbersOf(names).length > 0;
  const settings = hasSettings ? await previewSettings(copy) : undefined;
  const { templates } = await rpc();
  const found = names.includes('texts') ? (await templates().previewCopiedTemplates(ids)).templates : [];
  return { ...(settings ? { settings } : {}), texts: found };
}

async function previewSettings({ parts: names, ...ids }: CopyTo): Promise<SettingsPreview> {
  const answer = await (await rpc()).groups().previewCopy({ ...ids, parts: numbersOf(names) });
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

/**
 * Copies what was previewed, the settings first. Each text is bound to the version that was previewed; one that was changed
 * meanwhile keeps no other from being copied. Rejects with the first refusal.
 */
export async function copyPreviewed(
  { parts: names, ...ids }: CopyTo,
  { settings, texts }: CopyPreview,
): Promise<void> {
  const { groups, templates } = await rpc();
  if (settings && settings.changed.length > 0)
    await groups().copySettings({ ...ids, parts: numbersOf(names), ...settings.versions });
  const refused: unknown[] = [];
  for (const { kind, language, after: text, baseVersion, problem } of texts) {
    if (problem !== '') continue;
    const command = { restaurantId: ids.toId, kind, language, text, baseVersion };
    await templates()
      .putTemplate(command)
      .catch((error: unknown) => refused.push(error));
  }
  if (refused.length > 0) throw refused[0];
}
