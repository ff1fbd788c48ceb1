import type { FastifyRequest } from 'fastify';
import { readByPieces } from './body-pieces';

/** A body up to this size takes one or two reads. */
export const smallBody = 64 * 1024;
/** The largest body that is read to its end. */
const maxDiscarded = 32 * 1024 * 1024;
const maxDiscardMs = 30_000;

/** Whether a request's headers announce a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Decides whether to read or to cut off a body whose request is answered before it was read. A client that is still
 * sending when the connection is closed never sees the answer, so the body is read in chunks and discarded; if too many
 * bodies are being discarded already, or this one is too large, the connection ends with the answer.
 */
export class UnreadBodies {
  private discarding = 0;

  constructor(private readonly maxAtOnce: number) {}

  /** Whether the connection has to end with the answer. To be called once per request, when it is answered. */
  endConnection(request: FastifyRequest): boolean {
    const { raw, bodyBytes } = request;
    if (bodyBytes || raw.readableEnded || !hasBody(request)) return false;
    const size = sizeOf(request);
    if (size <= smallBody) return false;
    if (size > maxDiscarded || this.discarding >= this.maxAtOnce) {
      // If a body was never touched, Node reads all it can before it closes the connection.
      raw.read(0);
      return true;
    }
    this.discarding += 1;
    const late = setTimeout(() => raw.destroy(), maxDiscardMs).unref();
    raw.once('close', () => {
      clearTimeout(late);
      this.discarding -= 1;
    });
    readByPieces(raw);
    return false;
  }
}

/** The declared size of a body; infinite if none is declared. */
export function sizeOf({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : Infinity;
}
