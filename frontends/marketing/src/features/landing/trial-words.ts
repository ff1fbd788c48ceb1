import { pageConfig, startWords as startWordsOf, trialWords as trialWordsOf } from '@tablewell/federation';

/** What the trial is called on this product's landing and marketing pages; undefined when none is offered. */
export const trialWords = (): string | undefined => trialWordsOf(pageConfig());

/** What the button to the sign-up says. */
export const startWords = (): string => startWordsOf(pageConfig());
