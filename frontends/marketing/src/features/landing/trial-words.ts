import { advertisedTrial, pageConfig, startText } from '@tablewell/federation';
import { t } from './texts';

/** The name of the trial on this deployment's landing and marketing pages; undefined if none is offered. */
export function trialWords(): string | undefined {
  const days = advertisedTrial(pageConfig());
  return days === undefined ? undefined : t('landing.trial', { days });
}

/** The label of the sign-up button. */
export const startWords = (): string => t(startText(pageConfig()));
