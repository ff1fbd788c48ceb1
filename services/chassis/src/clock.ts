/** Answers the present instant. Passed in, so that rules can be tried at any time of the year. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
