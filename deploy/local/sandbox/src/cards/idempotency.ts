import { createHash } from 'node:crypto';
import type { Store, Table } from '../core/store';
import { CardError } from './card-records';

interface Kept {
  fingerprint: string;
  status: number;
  body: string;
  at: number;
}

const keptForMs = 24 * 3600 * 1000;

export interface Idempotency {
  /**
   * The first answer to this key, if it is still stored. Another body, or a concurrent request with the key, is
   * refused.
   */
  begin(key: string, method: string, url: string, body: string): { status: number; body: string } | undefined;
  finish(key: string, answer: { status: number; body: string }): void;
  /** Releases the key: a request that failed before it started may be retried. */
  abandon(key: string): void;
}

export function createIdempotency(store: Store, now: () => number = Date.now): Idempotency {
  const table: Table<Kept, string> = store.table('cards-idempotency');
  const inFlight = new Map<string, string>();
  const hashed = (key: string) => createHash('sha256').update(key).digest('hex');

  return {
    begin(key, method, url, body) {
      const fingerprint = hashed(`${method} ${url}\n${body}`);
      const kept = table.get(hashed(key));
      const first = kept && kept.at > now() - keptForMs ? kept.fingerprint : inFlight.get(key);
      if (first !== undefined && first !== fingerprint) {
        const message =
          'Keys for idempotent requests can only be used with the same parameters they were first used with.';
        throw new CardError(400, 'idempotency_error', message);
      }
      if (inFlight.has(key)) {
        const message = 'There is currently another in-progress request using this Idempotency Key.';
        throw new CardError(409, 'idempotency_error', message, 'idempotency_key_in_use');
      }
      if (kept && first !== undefined) return { status: kept.status, body: kept.body };
      inFlight.set(key, fingerprint);
      return undefined;
    },
    finish(key, answer) {
      const fingerprint = inFlight.get(key);
      if (fingerprint === undefined) return;
      table.set(hashed(key), { fingerprint, ...answer, at: now() });
      inFlight.delete(key);
    },
    abandon: (key) => void inFlight.delete(key),
  };
}
