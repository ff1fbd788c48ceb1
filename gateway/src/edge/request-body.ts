import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { readByPieces } from './body-pieces';
import { Turns } from './turns';
import { smallBody } from './unread-bodies';

/** The time in which a body has to arrive, to which is added the time of its size at the rate of a slow connection. */
const deadlineMs = 4_000;
const minBytesPerMs = 64;

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

/**
 * Receives a body completely, within its route's limit of bytes and a deadline, and returns it as a stream for the
 * parser. Throws 413 or 408; and 401 before a large body is read for a caller without a session, where the route
 * requires one.
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
  const pieces = await collect(payload, bodyLimit, deadlineMs + declared / minBytesPerMs);
  if (declared > smallBody) await turns.next();
  const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  request.bodyBytes = bytes;
  return Readable.from([bytes]) as RequestPayload;
}

function collect(payload: RequestPayload, limit: number, withinMs: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(late);
      payload.off('end', onEnd).off('error', onError).off('close', onClose);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const onPiece = (piece: Buffer) => {
      if (isOver) return;
      size += piece.length;
      if (size > limit) return fail(tooLarge());
      pieces.push(piece);
    };
    const onEnd = () => {
      stop();
      resolve(pieces);
    };
    const onError = (error: Error) => fail(error);
    const onClose = () => fail(new Error('the caller left'));
    const late = setTimeout(() => fail(tooSlow()), withinMs);
    readByPieces(payload, onPiece);
    payload.once('end', onEnd).once('error', onError).once('close', onClose);
  });
}
