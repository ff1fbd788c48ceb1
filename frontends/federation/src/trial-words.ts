import type { PageConfig } from './page-data';

// The server writes the words for these into the landing page and its code renders them again, so both use this module.
type Trial = Pick<PageConfig, 'trialDays' | 'trialDaysAdvertised'>;

/** The length of the trial that the pages advertise, in days; undefined if they advertise none. */
export const advertisedTrial = ({ trialDaysAdvertised }: Trial): number | undefined =>
  trialDaysAdvertised > 0 ? trialDaysAdvertised : undefined;

/** The text of the sign-up button; it mentions a trial only if one is offered. */
export const startText = ({ trialDays, trialDaysAdvertised }: Trial) =>
  trialDays > 0 || trialDaysAdvertised > 0 ? 'landing.start' : 'landing.startFree';
