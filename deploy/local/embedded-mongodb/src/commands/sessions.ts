import { Binary } from 'bson';
import { decode } from '../bson/decode';
import { encode, type EncodableDoc } from '../bson/encode';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Engine } from '../storage/engine';

interface Remembered {
  number: bigint;
  at: number;
  reply: Buffer;
}

const prefix = 's';
const end = 't';
const idBytes = 16;
/** A session is forgotten this long after its last write; logicalSessionTimeoutMinutes in hello has the same value. */
export const sessionMinutes = 30;

/**
 * The answer to the last retryable write of each session. It is written in the write's own transaction, so a client
 * that retries after a crash gets the first answer and the write is not done twice.
 */
export class Sessions {
  readonly #engine: Engine;
  readonly #last = new Map<string, Remembered>();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.reload();
  }

  reload(): void {
    this.#last.clear();
    for (const { key, value } of this.#engine.all(prefix, end)) {
      const stored = decode(value);
      const reply = encode(stored.get('reply') as Doc);
      this.#last.set(key, {
        number: stored.get('number') as bigint,
        at: (stored.get('at') as Date).getTime(),
        reply,
      });
    }
  }

  /** The stored answer if this is the same write again; undefined if it is a new one. */
  recall(session: string, number: bigint): EncodableDoc | undefined {
    const last = this.#last.get(session);
    if (!last || last.number < number) return undefined;
    if (last.number > number) {
      throw new MongoError(
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited because a newer one with txnNumber ${last.number} has already started on this session.`,
      );
    }
    return decode(last.reply);
  }

  remember(session: string, number: bigint, reply: EncodableDoc, now: number): void {
    const bytes = encode(reply);
    this.#engine.put(
      session,
      encode(
        new Map<string, Value | Uint8Array>([
          ['number', number],
          ['at', new Date(now)],
          ['reply', bytes],
        ]),
      ),
    );
    this.#last.set(session, { number, at: now, reply: bytes });
  }

  forgetOld(now: number): void {
    for (const [session, { at }] of this.#last) {
      if (now - at < sessionMinutes * 60_000) continue;
      this.#last.delete(session);
      this.#engine.remove(session);
    }
  }
}

function idOf(session: Value | undefined): Binary | undefined {
  const id = isDoc(session) ? session.get('id') : undefined;
  return id instanceof Binary ? id : undefined;
}

const nameOf = (id: Binary): string => prefix + Buffer.from(id.buffer.subarray(0, id.position)).latin1Slice();

/** The session that a command belongs to, if any. */
export function sessionOf(fields: Doc): string | undefined {
  const id = idOf(fields.get('lsid'));
  return id && nameOf(id);
}

/** The sessions that `endSessions` names. */
export function endedSessions(fields: Doc): string[] {
  const given = fields.get('endSessions');
  return Array.isArray(given) ? given.flatMap((session) => idOf(session) ?? []).map(nameOf) : [];
}

/** Session and number of a retryable write; undefined for a command without a number. */
export function retryableWrite(fields: Doc): { session: string; number: bigint } | undefined {
  const number = fields.get('txnNumber');
  if (number === undefined) return undefined;
  if (fields.has('autocommit') || fields.has('startTransaction')) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Multi-document transactions are not supported by the embedded store',
    );
  }
  const id = idOf(fields.get('lsid'));
  if (!id || !isNumeric(number)) throw new MongoError('InvalidOptions', 'txnNumber requires a session');
  if (id.position !== idBytes || id.sub_type !== Binary.SUBTYPE_UUID)
    throw new MongoError('InvalidOptions', 'the id of a session must be a UUID');
  return { session: nameOf(id), number: BigInt(number.toString()) };
}
