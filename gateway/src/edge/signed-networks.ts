import { LRUCache } from 'lru-cache';

const rememberedMs = 3_600_000;
const maxNetworks = 1_000;

/**
 * The networks from which a webhook with a valid signature has come within an hour: those of providers. Any other
 * caller of a webhook may be a forger, and gets a few permits of a separate queue.
 */
export class SignedNetworks {
  private readonly networks = new LRUCache<string, true>({ max: maxNetworks, ttl: rememberedMs });

  note(network: string): void {
    this.networks.set(network, true);
  }

  has(network: string): boolean {
    return this.networks.get(network) === true;
  }
}
