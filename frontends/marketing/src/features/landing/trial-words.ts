import { pageConfig } from '@tablewell/federation';

/** What the trial is called on landing and marketing pages; undefined when none is offered. */
export function trialWords(): string | undefined {
  const { trialDaysAdvertised } = pageConfig();
  return trialDaysAdvertised > 0
    ? `${trialDaysAdvertised}-day free trial. No credit card required.`
    : undefined;
}
