import { pageConfig, startWords as startWordsOf, trialWords as trialWordsOf } from '@tablewell/federation';

/** The name of the trial on this product's landing and marketing pages; undefined when none is offered. */
export const trialWords = (): string | undefined => trialWordsOf(pageConfig());

/** The label of the button to the sign-up. */
export const startWords = (): string => startWordsOf(pageConfig());
