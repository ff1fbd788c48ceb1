import { setTimeout as sleep } from 'node:timers/promises';
import { checkCapacity } from '../history/capacity';
import { checkLifecycles } from '../history/lifecycle';
import type { FinalReservation, Violation } from '../history/operation';
import { checkSends, type Send } from '../history/sends';
import { type Caller, need } from '../product/caller';
import { finalState, utcTime } from '../product/final-state';
import { type Owner, signedInAgain } from '../product/owner';
import type { Running, Stack } from '../product/stack';
import { expectedSends } from './expected-sends';
import { loadTables, loadTurnMinutes, type MixedLoad } from './mixed-load';

const readyWithinMs = 30_000;

/** Waits until every gateway is ready with all of its dependencies. */
export async function untilReady(stack: Stack): Promise<void> {
  const end = Date.now() + readyWithinMs;
  for (;;) {
    const reports = await Promise.all(stack.gateways().map(reportOf));
    const missing = reports.filter((report) => report !== undefined);
    if (missing.length === 0) return;
    if (Date.now() > end) throw new Error(`not ready: ${missing.join('; ')}`);
    await sleep(50);
  }
}

/** The dependencies that a gateway reports as not ready; undefined when it is ready. */
async function reportOf({ name, port }: Running): Promise<string | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const text = await answer.text();
    return answer.status === 200 ? undefined : `${name} ${text}`;
  } catch {
    return `${name} does not answer`;
  }
}

/** A reservation has the type of the table to which its party was moved within this time (TABLE-8). */
const movedWithinMs = 60_000;

/** Compares the state of the product after a load with the answers that its diners got. */
export async function checkLoad(load: MixedLoad): Promise<{
  finals: FinalReservation[];
  violations: Violation[];
}> {
  const finals: FinalReservation[] = [];
  const violations: Violation[] = [];
  for (const owner of load.owners) {
    const own = await untilTablesAreRight(await signedInAgain(owner), load);
    finals.push(...own.finals);
    violations.push(...own.violations);
  }
  violations.push(...checkLifecycles(load.recorder.operations, finals, utcTime));
  return { finals, violations };
}

/** The reservations of an owner, and the tables that were sold twice, also after the parties that were moved had time. */
async function untilTablesAreRight(owner: Owner, { from, to }: MixedLoad) {
  for (const end = Date.now() + movedWithinMs; ; await sleep(1_000)) {
    const finals = await finalState(owner, from, to);
    const violations = checkCapacity(finals, loadTables, loadTurnMinutes);
    if (violations.length === 0 || Date.now() > end) return { finals, violations };
  }
}

/** Waits for the expected messages, and then for unexpected ones. */
export async function checkMessages(
  caller: Caller,
  load: MixedLoad,
  withinMs: number,
): Promise<{ sent: number; violations: Violation[]; caughtUpMs: number }> {
  const expected = expectedSends(load.recorder.operations, load.held);
  const began = Date.now();
  let caughtUpMs = 0;
  for (;;) {
    const ledger = await sends(caller);
    const missing = checkSends(ledger, expected).some(({ check }) => check === 'not sent');
    caughtUpMs = Date.now() - began;
    if (!missing || caughtUpMs > withinMs) break;
    // Each answer has all messages of the product.
    await sleep(500);
  }
  // Duplicates arrive late: from a resumed process, or by redelivery.
  await sleep(2_000);
  const ledger = await sends(caller);
  return { sent: ledger.length, violations: checkSends(ledger, expected), caughtUpMs };
}

async function sends(caller: Caller): Promise<Send[]> {
  const newestFirst = need(await caller.call('GET', '/sandbox/api/messages?channel=sms'), 200).body as Send[];
  return newestFirst.reverse();
}

/** Each kind of violation with its count; the kinds that matter are named even without any. */
export function countByCheck(
  violations: readonly Violation[],
  checks: readonly string[],
): Record<string, number> {
  const counts = Object.fromEntries(checks.map((check) => [check, 0]));
  for (const { check } of violations) counts[check] = (counts[check] ?? 0) + 1;
  return counts;
}
