/** Returns the current instant. Injected, so that tests choose it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
