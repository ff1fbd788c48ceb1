import type { Violation } from './operation';

/** One message that a provider accepted, by its own ledger. */
export interface Send {
  readonly to: string;
  readonly text: string;
}

/** What a recipient must hear about one thing, and how often: once, unless nobody knows whether it was done. */
export interface Expected {
  readonly to: string;
  /** Parts of the text that tell it from every other message to this recipient. */
  readonly says: readonly string[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** Holds a provider's ledger against what had to be sent. */
export function checkSends(ledger: readonly Send[], expected: readonly Expected[]): Violation[] {
  const byRecipient = new Map<string, Send[]>();
  for (const send of ledger) {
    const own = byRecipient.get(send.to);
    if (own) own.push(send);
    else byRecipient.set(send.to, [send]);
  }
  return expected.flatMap(({ to, says, atLeast, atMost }): Violation[] => {
    const heard = (byRecipient.get(to) ?? []).filter(({ text }) => says.every((part) => text.includes(part)));
    if (heard.length >= atLeast && heard.length <= atMost) return [];
    const check = heard.length < atLeast ? 'not sent' : 'sent twice';
    return [{ check, detail: `${heard.length} × "${says.join(' … ')}" to ${to}` }];
  });
}
