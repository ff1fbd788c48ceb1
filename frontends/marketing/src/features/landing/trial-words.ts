import { pageConfig, startWords as startWordsOf, trialWords as trialWordsOf } from '@tablewell/federation';

/** The name of the trial on this deployment's landing and marketing pages; undefined if none is offered. */
export const trialWords = (): string | undefined => trialWordsOf(pageConfig());

/** The label of the sign-up button. */
export const startWords = (): string => startWordsOf(pageConfig());
