import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../../lib/calendar';
import type { KeptDraft } from '../api/rules-draft';
import { t } from '../texts';

/** The draft “Winter” of Thu, Nov 12, by Anna */
export function draftWords({ name, savedAt, savedBy }: KeptDraft, zone: string): string {
  const day = shortDate(localTimeOf(savedAt, zone).date);
  if (name && savedBy) return t('availability.draft.wordsNamedBy', { name, day, person: savedBy });
  if (name) return t('availability.draft.wordsNamed', { name, day });
  return savedBy
    ? t('availability.draft.wordsBy', { day, person: savedBy })
    : t('availability.draft.words', { day });
}
