import { newId } from './ids';
import type { Store, Table } from './store';

/** One webhook call to the product. It is kept until it was answered with a 2xx, or given up. */
interface Delivery {
  id: string;
  url: string;
  contentType: 'application/json' | 'application/x-www-form-urlencoded';
  body: string;
  /** The signature that the receiver expects; it is computed for each attempt, because it includes the time. */
  signedBy: 'stripe' | 'sms';
  attempts: number;
  maxAttempts: number;
  dueAt: number;
}

interface DeliveryAnswer {
  ok: boolean;
  status: number;
  body: string;
}

export interface Deliveries {
  /** Records the delivery on disk; it is sent by `drain` or by the next tick. */
  add(delivery: Pick<Delivery, 'url' | 'contentType' | 'body' | 'signedBy' | 'maxAttempts'>): Delivery;
  attempt(delivery: Delivery): Promise<DeliveryAnswer>;
  /** Sends everything that is due, oldest first; resolves when each had its attempt. */
  drain(): Promise<void>;
  pending(): Delivery[];
  /** Sends nothing more; resolves when the attempts under way are recorded. */
  close(): Promise<void>;
}

export type Sign = (delivery: Delivery, now: number) => Record<string, string>;

const attemptTimeoutMs = 10_000;

/** Half a second, doubled on each failure, at most one minute. */
function backOffMs(attempts: number): number {
  return Math.min(60_000, 500 * 2 ** Math.max(0, attempts - 1));
}

export function createDeliveries(
  store: Store,
  sign: Sign,
  mayDeliver: (delivery: Delivery) => boolean,
  now: () => number = Date.now,
): Deliveries {
  const table: Table<Delivery, string> = store.table('deliveries');
  const underWay = new Map<string, Promise<DeliveryAnswer>>();
  let draining: Promise<void> | undefined;
  let isClosed = false;

  const send = async (delivery: Delivery): Promise<DeliveryAnswer> => {
    const answer = await post(delivery, sign(delivery, now()));
    const attempts = delivery.attempts + 1;
    if (answer.ok || attempts >= delivery.maxAttempts) table.delete(delivery.id);
    else table.set(delivery.id, { ...delivery, attempts, dueAt: now() + backOffMs(attempts) });
    return answer;
  };

  const attempt = (delivery: Delivery): Promise<DeliveryAnswer> => {
    const running = underWay.get(delivery.id);
    if (running) return running;
    const started = send(delivery).finally(() => underWay.delete(delivery.id));
    underWay.set(delivery.id, started);
    return started;
  };

  const drainOnce = async () => {
    // The store is closed with the deliveries, and callers may still wait for their round.
    if (isClosed) return;
    for (const { value } of [...table.range()]) {
      if (isClosed) return;
      const current = table.get(value.id);
      if (current && current.dueAt <= now() && mayDeliver(current)) await attempt(current);
    }
  };

  return {
    add(given) {
      const delivery: Delivery = { ...given, id: newId('dlv'), attempts: 0, dueAt: now() };
      table.set(delivery.id, delivery);
      return delivery;
    },
    attempt,
    // A caller that arrives while a round is running needs another round: its delivery may be newer.
    async drain() {
      while (draining) await draining;
      draining = drainOnce().finally(() => (draining = undefined));
      await draining;
    },
    async close() {
      isClosed = true;
      await Promise.allSettled([draining, ...underWay.values()]);
    },
    pending: () => [...table.range()].map(({ value }) => value),
  };
}

async function post(delivery: Delivery, signature: Record<string, string>): Promise<DeliveryAnswer> {
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: { 'content-type': delivery.contentType, 'user-agent': 'Tablewell-Sandbox/1', ...signature },
      body: delivery.body,
      redirect: 'error',
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    return { ok: false, status: 0, body: error instanceof Error ? error.message : String(error) };
  }
}
