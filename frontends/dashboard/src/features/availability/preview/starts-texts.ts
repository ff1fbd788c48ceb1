import type { OfferedStartsTexts } from '@tablewell/ui';
import { t } from '../texts';

/** The words for the starts that are offered before and after a change. */
export const startsTexts = (): OfferedStartsTexts => ({
  partySize: t('availability.starts.partySize'),
  forParty: (size) => t('availability.starts.forParty', { size }),
  summary: ({ before, after, ...counts }) =>
    t('availability.starts.summary', {
      ...counts,
      before,
      after,
      difference: differenceWords(after - before),
    }),
  chart: ({ size, days }) => t('availability.starts.chart', { size, days }),
  incomplete: t('availability.starts.incomplete'),
  before: t('availability.starts.before'),
  after: t('availability.starts.after'),
});

function differenceWords(difference: number): string {
  if (difference === 0) return t('availability.starts.same');
  return difference > 0
    ? t('availability.starts.more', { count: difference })
    : t('availability.starts.fewer', { count: -difference });
}
