import { pageConfig } from '@tablewell/federation';
import { Questions } from '../../lib/questions';
import type { QuestionAndAnswer } from '../../lib/questions';
import { t } from './texts';

/** The trial as it is granted, or nothing if none is. */
const aboutTrial = (days: number): QuestionAndAnswer[] =>
  days === 0
    ? []
    : [
        {
          question: t('pricing.card.question'),
          answer: t('pricing.card.answer'),
        },
        {
          question: t('pricing.trialEnds.question'),
          answer: t('pricing.trialEnds.answer'),
        },
      ];

/** Frequent questions about plans. */
export function PricingQuestions() {
  const { trialDays, premiumLocations } = pageConfig();
  return (
    <Questions
      items={[
        ...aboutTrial(trialDays),
        {
          question: t('pricing.cancel.question'),
          answer: t('pricing.cancel.answer'),
        },
        {
          question: t('pricing.change.question'),
          answer: t('pricing.change.answer'),
        },
        {
          question: t('pricing.yearly.question'),
          answer: t('pricing.yearly.answer'),
        },
        {
          question: t('pricing.limit.question'),
          answer: t('pricing.limit.answer'),
        },
        {
          question: t('pricing.locations.question'),
          answer:
            premiumLocations > 1
              ? t('pricing.locations.premium', { locations: premiumLocations })
              : t('pricing.locations.enterprise'),
        },
      ]}
    />
  );
}
