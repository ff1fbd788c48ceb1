import type { Violation } from './operation';

/** One message that a provider accepted, according to its own ledger. */
export interface Send {
  readonly to: string;
  readonly text: string;
}

/** The message that a recipient must get about one event, and how often: once, unless the event's outcome is unknown. */
export interface Expected {
  readonly to: string;
  /** Parts of the text that distinguish it from every other message to this recipient. */
  readonly says: readonly string[];
  readonly atLeast: number;
  readonly maxEntries: number;
  /** The later message of the same thread that must not be followed by this one; absent if any order is right. */
  readonly order?: { readonly thread: string; readonly rank: number };
}

/** Checks a provider's ledger, oldest first, against the expected messages. */
export function checkSends(ledger: readonly Send[], expected: readonly Expected[]): Violation[] {
  const byRecipient = new Map<string, Send[]>();
  for (const send of ledger) {
    const own = byRecipient.get(send.to);
    if (own) own.push(send);
    else byRecipient.set(send.to, [send]);
  }
  const counts = expected.flatMap(({ to, says, atLeast, maxEntries }): Violation[] => {
    const matching = (byRecipient.get(to) ?? []).filter(({ text }) =>
      says.every((part) => text.includes(part)),
    );
    if (matching.length >= atLeast && matching.length <= maxEntries) return [];
    const check = matching.length < atLeast ? 'not sent' : 'sent twice';
    return [{ check, detail: `${matching.length} × "${says.join(' … ')}" to ${to}` }];
  });
  return [...counts, ...outOfOrder(byRecipient, expected)];
}

/** Messages that arrived after one with a later state of the same thing. */
function outOfOrder(
  byRecipient: ReadonlyMap<string, readonly Send[]>,
  expected: readonly Expected[],
): Violation[] {
  const ranked = expected.filter(({ order }) => order !== undefined);
  const byThread = new Map<string, Expected[]>();
  for (const each of ranked) {
    const key = `${each.to} ${each.order?.thread}`;
    byThread.set(key, [...(byThread.get(key) ?? []), each]);
  }
  return [...byThread.values()].flatMap((thread): Violation[] => {
    const to = thread[0]?.to ?? '';
    let latest = -1;
    for (const { text } of byRecipient.get(to) ?? []) {
      const expectedSend = thread.find(({ says }) => says.every((part) => text.includes(part)));
      const rank = expectedSend?.order?.rank ?? latest;
      if (rank < latest) return [{ check: 'sent after a newer one', detail: `"${text}" to ${to}` }];
      latest = rank;
    }
    return [];
  });
}
