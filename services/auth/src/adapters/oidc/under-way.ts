import type { ProviderClient } from '../../sso-ports';

/** A sixth of the requests that a gateway lets wait for companies' providers. One that answers in a fifth of a second signs eighty people in a second. */
const mostOfOne = 16;

/**
 * Counts the requests that wait for each owner's provider, so that one that is slow does not take the places of the others (SSO-11). An
 * owner chooses how a provider and its client are named, and may do so again while requests wait, so neither is what counts.
 */
export class UnderWay {
  private readonly counts = new Map<string, number>();

  /** The work's result; `refused` if too many requests wait for this owner's provider already. */
  async run<T, R>({ ownerId }: ProviderClient, work: () => Promise<T>, refused: R): Promise<T | R> {
    const count = this.counts.get(ownerId) ?? 0;
    if (count >= mostOfOne) return refused;
    this.counts.set(ownerId, count + 1);
    try {
      return await work();
    } finally {
      const left = (this.counts.get(ownerId) ?? 1) - 1;
      if (left > 0) this.counts.set(ownerId, left);
      else this.counts.delete(ownerId);
    }
  }
}
