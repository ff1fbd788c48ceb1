import type { Violation } from './operation';

/** One message that a provider accepted, by its own ledger. */
export interface Send {
  readonly to: string;
  readonly text: string;
}

/** One message that must have been accepted once: what happened to a reservation, as its recipient hears it. */
export interface Expected {
  readonly to: string;
  /** A part of the text that tells it from every other message to this recipient. */
  readonly says: readonly string[];
}

/** Holds a provider's ledger against what had to be sent: each once, none twice. */
export function checkSends(ledger: readonly Send[], expected: readonly Expected[]): Violation[] {
  const byRecipient = new Map<string, Send[]>();
  for (const send of ledger) byRecipient.set(send.to, [...(byRecipient.get(send.to) ?? []), send]);
  return expected.flatMap(({ to, says }): Violation[] => {
    const count = (byRecipient.get(to) ?? []).filter(({ text }) =>
      says.every((part) => text.includes(part)),
    ).length;
    if (count === 1) return [];
    return [
      { check: count === 0 ? 'not sent' : 'sent twice', detail: `${count} × "${says.join(' … ')}" to ${to}` },
    ];
  });
}
