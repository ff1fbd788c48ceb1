import { Readable } from 'node:stream';
import { Turns } from '@tablewell/chassis/resilience';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { readByPieces } from './body-pieces';
import { smallBody } from './unread-bodies';

/** A slow phone sends 32 kB/s; a body that comes at less than half of that occupies memory for little. */
const minBytesPerMs = 16;
/** A connection may stall for this long; it is also the time in which a small body has to arrive. */
const graceMs = 4_000;
/** Within the time limit of a request at the edge, and of Node. Pages shrink photos to what arrives by then. */
const maxReceiptMs = 110_000;
const checkedEveryMs = 1_000;

/** For the whole process: it takes a millisecond or more to concatenate a large body. */
const turns = new Turns();

class BodyError extends Error {
  constructor(
    readonly statusCode: 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

const tooLarge = () => new BodyError(413, 'the body is too large');
const tooSlow = () => new BodyError(408, 'the body took too long to arrive');

interface Receipt {
  /** Counts the bytes of a piece; throws if they cannot be held. */
  readonly accept: (bytes: number) => void;
  /** Ends the receipt with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Receives a body completely, within its route's limit of bytes, and returns it as a stream for the parser. Throws 413;
 * 408 when it comes more slowly than the rate of a slow connection, from its first second on; and what `receipt`
 * throws.
 */
export async function receiveBody(
  request: FastifyRequest,
  payload: RequestPayload,
  receipt: Receipt,
): Promise<RequestPayload> {
  const { bodyLimit } = request.routeOptions;
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  const declared = isChunked ? bodyLimit : Number(request.headers['content-length']);
  if (declared > bodyLimit) throw tooLarge();
  const withinMs = Math.min(maxReceiptMs, graceMs + declared / minBytesPerMs);
  const pieces = await collect(payload, bodyLimit, withinMs, receipt);
  if (declared > smallBody) await turns.next();
  const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  request.bodyBytes = bytes;
  return Readable.from([bytes]) as RequestPayload;
}

function collect(
  payload: RequestPayload,
  limit: number,
  withinMs: number,
  { accept, signal }: Receipt,
): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(late);
      clearInterval(rate);
      signal.removeEventListener('abort', onGivenUp);
      payload.off('end', onEnd).off('error', onError).off('close', onClose);
    };
    const fail = (error: Error) => {
      stop();
      pieces.length = 0;
      reject(error);
    };
    const onPiece = (piece: Buffer) => {
      if (isOver) return;
      size += piece.length;
      if (size > limit) return fail(tooLarge());
      try {
        accept(piece.length);
      } catch (error) {
        return fail(error as Error);
      }
      pieces.push(piece);
    };
    const onEnd = () => {
      stop();
      resolve(pieces);
    };
    const onError = (error: Error) => fail(error);
    const onClose = () => fail(new Error('the caller left'));
    const onGivenUp = () => fail(signal.reason as Error);
    const late = setTimeout(() => fail(tooSlow()), withinMs);
    const isFastEnough = rateFloor();
    const rate = setInterval(() => {
      if (!isFastEnough(size)) fail(tooSlow());
    }, checkedEveryMs);
    signal.addEventListener('abort', onGivenUp, { once: true });
    // The caller may have left before its body was read.
    if (payload.destroyed && !payload.readableEnded) return onClose();
    readByPieces(payload, onPiece);
    payload.once('end', onEnd).once('error', onError).once('close', onClose);
  });
}

/**
 * Tells, at each check, whether a body still comes at the minimum rate: a fast beginning makes up for a stall of only
 * some seconds.
 */
function rateFloor(): (received: number) => boolean {
  const most = graceMs * minBytesPerMs;
  let credit = most;
  let before = 0;
  let checkedAt = performance.now();
  return (received) => {
    const now = performance.now();
    credit = Math.min(most, credit + received - before - (now - checkedAt) * minBytesPerMs);
    [before, checkedAt] = [received, now];
    return credit >= 0;
  };
}
