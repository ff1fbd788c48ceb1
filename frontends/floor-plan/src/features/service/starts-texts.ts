import type { OfferedStartsTexts } from '@tablewell/ui';
import { t } from '../../texts';

/** The words for the starts that are offered before and after a change. */
export const startsTexts = (): OfferedStartsTexts => ({
  partySize: t('plan.starts.partySize'),
  forParty: (size) => t('plan.starts.forParty', { size }),
  summary: ({ before, after, ...counts }) =>
    t('plan.starts.summary', { ...counts, before, after, difference: differenceWords(after - before) }),
  chart: ({ size, days }) => t('plan.starts.chart', { size, days }),
  incomplete: t('plan.starts.incomplete'),
  before: t('plan.starts.before'),
  after: t('plan.starts.after'),
});

function differenceWords(difference: number): string {
  if (difference === 0) return t('plan.starts.same');
  return difference > 0
    ? t('plan.starts.more', { count: difference })
    : t('plan.starts.fewer', { count: -difference });
}
