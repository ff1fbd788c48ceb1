import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../../lib/calendar';
import type { KeptDraft } from '../api/rules-draft';

/** What texts about a draft need: the draft “Winter” of Thu, Nov 12, by Anna. The name and the person may be unknown. */
export const draftValues = ({ name = '', savedAt, savedBy = '' }: KeptDraft, zone: string) => ({
  draft: name ? (savedBy ? 'namedBy' : 'named') : savedBy ? 'by' : 'other',
  name,
  day: shortDate(localTimeOf(savedAt, zone).date),
  person: savedBy,
});
