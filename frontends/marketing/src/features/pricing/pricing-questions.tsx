import { pageConfig } from '@tablewell/federation';
import { Questions } from '../../lib/questions';
import type { QuestionAndAnswer } from '../../lib/questions';

/** The trial as it is granted, or nothing where none is. */
const aboutTrial = (days: number): QuestionAndAnswer[] =>
  days === 0
    ? []
    : [
        {
          question: 'Do I need a card to try Tablewell?',
          answer: `No credit card required. Your trial begins when you sign up, lasts ${days} ${days === 1 ? 'day' : 'days'} and has everything that Premium has.`,
        },
        {
          question: 'What happens when the trial ends?',
          answer:
            'Choose a plan, or do nothing and continue on Basic for free. Your reservations, tables and guests are kept.',
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
          question: 'Can I cancel?',
          answer:
            'Cancel anytime in the billing portal. Your plan runs to the end of the period you have paid for.',
        },
        {
          question: 'Can I change my plan later?',
          answer: 'Yes, up or down, from the Billing tab of your dashboard.',
        },
        {
          question: 'Is paying by the year cheaper?',
          answer:
            'Yes, by 20%. Choose Yearly above; a monthly plan is changed to yearly from the Billing tab of your dashboard.',
        },
        {
          question: 'What happens after 50 reservations on Basic?',
          answer:
            'Further guests are told that you take no more online bookings this month. Canceled reservations do not count, and the count starts again each calendar month.',
        },
        {
          question: 'I have more than one restaurant. Which plan do I need?',
          answer:
            premiumLocations > 1
              ? `Premium for up to ${premiumLocations} locations, Enterprise for more.`
              : 'Enterprise: it includes unlimited locations under one account.',
        },
      ]}
    />
  );
}
