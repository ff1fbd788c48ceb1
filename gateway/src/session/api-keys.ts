import { type Actor, apiKeys as format } from '@tablewell/chassis/access';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';
import { Remembered } from './remembered';

/** A key that is alive, and what it may do. */
export interface KnownKey {
  readonly id: string;
  readonly restaurantId: string;
  readonly scopes: readonly string[];
  /** The ranges of addresses from which it is accepted; empty: all. */
  readonly addresses: readonly string[];
  /** The plan that its owner lacks; empty: none. */
  readonly requiredPlan: string;
  readonly actor: Actor;
  /** The actor of calls about the owner's whole group; absent: the key has no scope for them. */
  readonly groupActor?: Actor | undefined;
}

const maxAccepted = 50_000;
const acceptedForMs = 24 * 3_600_000;

/**
 * API keys from the auth service, which gets their hashes only. They are cached like sessions: an ended key is dropped by its
 * event, and one whose event was lost, or whose plan has lapsed, after ten seconds (KEY-2).
 */
export class ApiKeys {
  private readonly remembered = new Remembered<KnownKey>();

  /** The keys that were accepted last, by their hashes. */
  private readonly accepted = new LRUCache<string, { readonly id: string; readonly at: number }>({
    max: maxAccepted,
  });

  constructor(private readonly auth: Pick<Clients['apiKey'], 'findApiKey'>) {}

  /** Undefined: it is unknown, or has ended. */
  async get(key: string): Promise<KnownKey | undefined> {
    if (!format.modeOf(key)) return undefined;
    const hash = format.hash(key);
    const known = this.remembered.fresh(hash) ?? (await this.load(hash));
    if (known) this.accepted.set(hash, { id: known.id, at: Date.now() });
    else this.accepted.delete(hash);
    return known;
  }

  private load(hash: string): Promise<KnownKey | undefined> {
    return this.remembered.load(hash, async () => {
      const { apiKey, actor, groupActor, requiredPlan } = await this.auth.findApiKey({ hash });
      if (!apiKey || !actor) return undefined;
      const { id, restaurantId, scopes, addresses } = apiKey;
      return { id, restaurantId, scopes, addresses, requiredPlan, actor, groupActor };
    });
  }

  /** Whether the key is no guess: it was accepted in the last day, and has not ended since. */
  wasAccepted(key: string): boolean {
    const accepted = format.modeOf(key) && this.accepted.get(format.hash(key));
    return accepted !== undefined && Date.now() - accepted.at < acceptedForMs;
  }

  /** The key if it was accepted in the last minutes, without asking for it. */
  known(key: string): KnownKey | undefined {
    return format.modeOf(key) ? this.remembered.known(format.hash(key)) : undefined;
  }

  forget(keyId: string): void {
    this.remembered.forget(({ id }) => id === keyId);
    for (const [hash, { id }] of this.accepted.entries()) if (id === keyId) this.accepted.delete(hash);
  }

  markAllStale(): void {
    this.remembered.markAllStale();
  }
}
