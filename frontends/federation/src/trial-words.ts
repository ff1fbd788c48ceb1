import type { PageConfig } from './page-data';

// The server writes these into the landing page and its code renders them again, so both use this module.
type Trial = Pick<PageConfig, 'trialDays' | 'trialDaysAdvertised'>;

/** The name of the trial on landing and marketing pages; undefined if none is offered. */
export const trialWords = ({ trialDaysAdvertised }: Trial): string | undefined =>
  trialDaysAdvertised > 0 ? `${trialDaysAdvertised}-day free trial. No credit card required.` : undefined;

/** The label of the sign-up button; it mentions a trial only if one is offered. */
export const startWords = ({ trialDays, trialDaysAdvertised }: Trial): string =>
  trialDays > 0 || trialDaysAdvertised > 0 ? 'Start Free Trial' : 'Get Started Free';
