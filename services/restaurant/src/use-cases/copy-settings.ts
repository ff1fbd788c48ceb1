import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { type CopiedPart, copiedTo } from '../domain/copied-settings';
import { type Restaurant, withChange, withRules } from '../domain/restaurant';
import type { Ports } from '../ports';
import { underRules } from './availability-rules';
import { changeRestaurant } from './change-restaurant';
import { outdated } from './outdated-changes';
import { restaurantNotFound } from './restaurant-not-found';
import { changedFields } from './update-restaurant';

export type { CopiedPart };

export interface CopyRequest {
  readonly fromId: string;
  readonly toId: string;
  readonly parts: ReadonlySet<CopiedPart>;
}

interface CopyPreview {
  /** The names of the settings that differ. */
  readonly changed: readonly string[];
  readonly before: Restaurant;
  readonly after: Restaurant;
  readonly rulesLeftOut: number;
  readonly fromVersion: number;
}

type CopyPorts = Pick<Ports, 'restaurants' | 'newId'>;

/** What copying settings from one restaurant of an owner to another would change (GROUP-7). */
export function previewCopy(ports: CopyPorts) {
  return async (actor: Actor | undefined, request: CopyRequest): Promise<CopyPreview | Refusal> => {
    const source = await sourceOf(ports, actor, request);
    if (isRefusal(source)) return source;
    const before = await ports.restaurants.find(request.toId);
    if (!before) return restaurantNotFound();
    const copied = copyOf(ports, before, source, request.parts);
    if (isRefusal(copied)) return copied;
    const { after, rulesLeftOut } = copied;
    return { changed: changedBy(before, after), before, after, rulesLeftOut, fromVersion: source.version };
  };
}

/**
 * Copies what was previewed: an owner who has seen what changes must not change anything else. Neither settings nor rules move
 * reservations that were booked before.
 */
export function copySettings(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: CopyRequest,
    versions: { readonly from: number; readonly to: number },
  ): Promise<Restaurant | Refusal> => {
    const source = await sourceOf(ports, actor, request);
    if (isRefusal(source)) return source;
    if (source.version !== versions.from) return outdated.settings();
    return changeRestaurant(ports, request.toId, changedBy, (current) => {
      if (current.version !== versions.to) return outdated.settings();
      if (current.ownerId !== source.ownerId) return otherOwner();
      const copied = copyOf(ports, current, source, request.parts);
      return isRefusal(copied) ? copied : copied.after;
    });
  };
}

/** The restaurant that is copied from, for a member who may change the settings of both. */
async function sourceOf(
  { restaurants }: Pick<Ports, 'restaurants'>,
  actor: Actor | undefined,
  { fromId, toId, parts }: CopyRequest,
): Promise<Restaurant | Refusal> {
  const refused =
    refuseWithoutPermission('settings', actor, fromId) ?? refuseWithoutPermission('settings', actor, toId);
  if (refused) return refused;
  if (fromId === toId) return invalid([{ field: 'toId', message: 'Please choose another restaurant' }]);
  if (parts.size === 0) return invalid([{ field: 'parts', message: 'Please choose what to copy' }]);
  return (await restaurants.find(fromId)) ?? restaurantNotFound();
}

const otherOwner = () =>
  invalid([{ field: 'toId', message: 'Settings are copied between restaurants of one owner only' }]);

/** The restaurant with the copied settings, or what is wrong with them there. */
function copyOf(
  { newId }: Pick<Ports, 'newId'>,
  target: Restaurant,
  source: Restaurant,
  parts: ReadonlySet<CopiedPart>,
): { after: Restaurant; rulesLeftOut: number } | Refusal {
  if (target.ownerId !== source.ownerId) return otherOwner();
  const { settings, rules, rulesLeftOut } = copiedTo(target, source, parts, newId);
  // Such as a period beyond midnight, where the day turns before it ends.
  const problems = settingsProblems(settings, target);
  if (problems.length > 0) return invalid(problems);
  const isAlike = Object.keys(settings).length === 0 && !rules;
  if (isAlike) return { after: target, rulesLeftOut };
  const changed = withChange(target, settings);
  if (!rules) return { after: changed, rulesLeftOut };
  const ofRules = availabilityProblems(rules, new Set(changed.operatingPeriods.map(({ id }) => id)));
  if (ofRules.length > 0) return invalid(ofRules.map(underRules));
  return { after: withRules(changed, rules, changed.version), rulesLeftOut };
}

/** `availabilityVersion` follows from the rules. */
const changedBy = (before: Restaurant, after: Restaurant): string[] =>
  changedFields(before, after).filter((field) => field !== 'availabilityVersion');
