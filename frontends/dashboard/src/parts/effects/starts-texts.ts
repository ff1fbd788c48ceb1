import type { OfferedStartsTexts } from '@tablewell/ui';
import { t } from './texts';

/** The words for the starts that are offered before and after a change. */
export const startsTexts = (): OfferedStartsTexts => ({
  partySize: t('effects.starts.partySize'),
  forParty: (size) => t('effects.starts.forParty', { size }),
  summary: ({ before, after, ...counts }) =>
    t('effects.starts.summary', {
      ...counts,
      before,
      after,
      difference: differenceWords(after - before),
    }),
  chart: ({ size, days }) => t('effects.starts.chart', { size, days }),
  incomplete: t('effects.starts.incomplete'),
  before: t('effects.starts.before'),
  after: t('effects.starts.after'),
});

function differenceWords(difference: number): string {
  if (difference === 0) return t('effects.starts.same');
  return difference > 0
    ? t('effects.starts.more', { count: difference })
    : t('effects.starts.fewer', { count: -difference });
}
