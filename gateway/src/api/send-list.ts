import { Code, ConnectError } from '@connectrpc/connect';
import { inPieces } from '@tablewell/chassis/resilience';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a list, converted and serialized piece by piece, by the schema of the route's answer: a list of hundreds at a
 * stretch would hold up every other caller of the process. The answer is the same as that of a returned array.
 */
export async function sendList<Item>(
  reply: FastifyReply,
  items: readonly Item[],
  toAnswer: (item: Item) => unknown,
): Promise<never> {
  const texts = await inPieces(
    items,
    (piece) =>
      // The pieces are joined to one list, so that their own brackets are cut off.
      String(reply.serializeInput(piece.map(toAnswer) as never, '200')).slice(1, -1),
    () => {
      if (reply.raw.destroyed) throw new ConnectError('the caller left', Code.Canceled);
    },
  );
  // Typed as `never`, because the route's schema describes the parsed list, and this is its text.
  return reply.type('application/json; charset=utf-8').send(`[${texts.join(',')}]`) as never;
}
