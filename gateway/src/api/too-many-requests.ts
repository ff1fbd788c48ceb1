import { Refusal } from '@tablewell/chassis/refusal';

const tooMany = 'Too many requests. Please wait a few minutes before trying again.';

/** A 429 with the time after which to retry. */
export class TooManyRequests extends Refusal {
  constructor(
    name: string,
    readonly retryAfterSeconds: number,
  ) {
    super('too-many', `too-many-${name}`, tooMany);
  }
}
