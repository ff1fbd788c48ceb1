import type { EncodableDoc } from '../bson/encode';

/** Among what a read finds: a place at which other commands may run. */
export const pause = Symbol('pause');
export type Pause = typeof pause;

/** So many documents are read, or handed out, before other commands get a turn: about a millisecond. */
export const documentsAtOnce = 200;

/** A reply that is computed in pieces. Between two of them other commands run, and may change what it reads. */
export type InPieces<T = EncodableDoc> = Generator<void, T>;

export const isInPieces = (reply: EncodableDoc | InPieces): reply is InPieces => !(reply instanceof Map);

/** The items alone, for who reads all of them in one turn. */
export function* withoutPauses<T>(items: Iterable<T | Pause>): Generator<T> {
  for (const item of items) if (item !== pause) yield item;
}
