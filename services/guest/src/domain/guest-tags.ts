import { folded } from '@tablewell/shared/fold';
import { withoutHidden } from '@tablewell/shared/hidden';
import { sanitize } from '@tablewell/shared/text';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';

/** A note of a few words about a guest, such as `VIP` (GROUP-24). */
export interface GuestTag {
  readonly name: string;
  /** Seen at the other restaurants of the group, too, while the guest agrees to it. */
  readonly shared: boolean;
}

const maxTags = 20;
const longestTag = 40;

/** Tags as they are compared: without case and marks. */
export const tagKey = (name: string): string => folded(name) || name.toLowerCase();

/** Typed tags on one line each, or the refusal that names the field. */
export function readTags(typed: readonly GuestTag[]): readonly GuestTag[] | Refusal {
  const tags = typed.map(({ name, shared }) => ({
    name: withoutHidden(sanitize(name).replace(/\s+/g, ' ')).trim(),
    shared,
  }));
  const message =
    tags.length > maxTags
      ? `A guest has at most ${maxTags} tags`
      : tags.some(({ name }) => name === '' || name.length > longestTag)
        ? `A tag has 1 to ${longestTag} characters`
        : new Set(tags.map(({ name }) => tagKey(name))).size < tags.length
          ? 'Each tag can be named once'
          : undefined;
  return message ? invalid([{ field: 'tags', message }]) : tags;
}

/** The tags of several lists, each once, and no more than a page shows. */
export function namesOnce(lists: readonly (readonly GuestTag[])[], most: number): string[] {
  const byKey = new Map(lists.flat().map(({ name }) => [tagKey(name), name]));
  return [...byKey.values()].slice(0, most);
}
