import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';

/** A body up to this size is read for anybody; a larger one only for a caller whose session is good. */
export const smallBody = 64 * 1024;
/** A body has this long to arrive, and longer by its size: as long as it takes at a slow connection's rate. */
const deadlineMs = 4_000;
const slowestBytesPerMs = 64;

/** Whether a request says that it has a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

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

/**
 * Receives a body whole, within its route's bound of bytes and a deadline, and answers it as a stream for the parser. Throws
 * 413 or 408; and 401 before a large body is read for a caller without a session, where the route requires one.
 */
export async function receiveBody(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const { bodyLimit, config } = request.routeOptions;
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  const declared = isChunked ? bodyLimit : Number(request.headers['content-length']);
  if (declared > bodyLimit) throw tooLarge();
  if (declared > smallBody && config.session === 'required')
    await app.authenticate(request, reply, 'required');
  const bytes = await collect(payload, bodyLimit, deadlineMs + declared / slowestBytesPerMs);
  request.bodyBytes = bytes;
  return Readable.from([bytes]) as RequestPayload;
}

function collect(payload: RequestPayload, limit: number, withinMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const stop = () => {
      clearTimeout(late);
      payload.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const onData = (piece: Buffer) => {
      size += piece.length;
      if (size > limit) return fail(tooLarge());
      pieces.push(piece);
    };
    const onEnd = () => {
      stop();
      resolve(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces));
    };
    const onError = (error: Error) => fail(error);
    const onClose = () => fail(new Error('the caller left'));
    const late = setTimeout(() => fail(tooSlow()), withinMs);
    payload.on('data', onData).once('end', onEnd).once('error', onError).once('close', onClose);
  });
}
