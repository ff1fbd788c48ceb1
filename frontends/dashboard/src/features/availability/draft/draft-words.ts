import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../../lib/calendar';
import type { KeptDraft } from '../api/rules-draft';

/** The draft “Winter” of Thu, Nov 12, by Anna */
export function draftWords({ name, savedAt, savedBy }: KeptDraft, zone: string): string {
  const day = shortDate(localTimeOf(savedAt, zone).date);
  return `draft${name ? ` “${name}”` : ''} of ${day}${savedBy ? `, by ${savedBy}` : ''}`;
}
