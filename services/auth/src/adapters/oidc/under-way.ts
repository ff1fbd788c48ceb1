import type { ProviderClient } from '../../sso-ports';

/** A sixth of the requests that a gateway lets wait for outside providers. One that answers in a fifth of a second signs eighty people in a second. */
const mostOfOne = 16;

/** Counts the requests that wait for each client's provider, so that one that is slow does not take the places of the others (SSO-11). */
export class UnderWay {
  private readonly counts = new Map<string, number>();

  /** The work's result; `refused` if too many requests wait for this client's provider already. */
  async run<T, R>(client: ProviderClient, work: () => Promise<T>, refused: R): Promise<T | R> {
    const key = JSON.stringify([client.issuer, client.clientId]);
    const count = this.counts.get(key) ?? 0;
    if (count >= mostOfOne) return refused;
    this.counts.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}
