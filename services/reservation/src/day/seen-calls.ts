/*
 * A caller without an answer calls again with the id that it chose, and the call must have one effect. There are three
 * ways to know it again:
 *
 * 1. What it changed keeps the ids of the calls that changed it, with what their answers need: the steps, the changes by a
 *    form and the messages of a party, and the pauses and lifted blocks of a service day. This file is about those.
 * 2. A booking has no party yet that could keep its id, so its idempotency key goes with all that it takes; see
 *    `commands/repeated-booking.ts`.
 * 3. What it makes has an id that is made of the call's: a block, and a claim that was swapped.
 */

/** A call that was carried out: its id, alone or with what is needed to answer it again. */
type SeenCall = string | { readonly id: string };

const idOf = (call: SeenCall): string => (typeof call === 'string' ? call : call.id);

/** The call with this id. */
export function findCall<Call extends SeenCall>(calls: readonly Call[] = [], id: string): Call | undefined {
  return calls.find((call) => idOf(call) === id);
}

/**
 * The latest calls with another one.
 * @param max the most that are kept, which bounds their document: calls are repeated soon or never
 */
export function withCall<Call extends SeenCall>(
  calls: readonly Call[] = [],
  call: Call,
  max: number,
): readonly Call[] {
  return [...calls, call].slice(-max);
}
