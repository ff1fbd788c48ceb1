import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, need } from './caller';
import type { Owner } from './owner';

/** The plan that was paid for is known to every service after some moments. */
const planWithinMs = 30_000;
const betweenTriesMs = 100;

/** Repeats a call until it has this code. */
export async function eventually(send: () => Promise<Answer>, status: number): Promise<Answer> {
  for (const end = Date.now() + planWithinMs; ; await sleep(betweenTriesMs)) {
    const answer = await send();
    if (answer.status === status || Date.now() > end) return need(answer, status);
  }
}

/** Pays for the Enterprise plan in the sandbox. */
export async function buyEnterprise({ caller }: Owner): Promise<void> {
  const order = { planType: 'enterprise', withTrial: false };
  const { body } = need(await caller.call('POST', '/api/payment/create-checkout-session', order), 201);
  const { sessionId } = body as { sessionId: string };
  need(await caller.call('POST', `/sandbox/api/checkout/${sessionId}/pay`, {}), 200);
}
