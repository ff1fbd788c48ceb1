import { Readable } from 'node:stream';
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt';
import { type ConnectRouter, type ContextValues, createConnectRouter } from '@connectrpc/connect';
import { universalRequestFromNodeRequest } from '@connectrpc/connect-node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface ConnectRoutesOptions {
  readonly readMaxBytes: number;
  readonly contextValues: (request: FastifyRequest, reply: FastifyReply) => ContextValues;
  readonly routes: (router: ConnectRouter) => void;
}

/** The content types of Connect, gRPC-Web and gRPC. */
const protocols = /^application\/(json|proto|connect\+(json|proto)|grpc(-web)?(\+(json|proto))?)(;|$)/;

/**
 * Routes of unary RPCs under `/rpc`, whose answers are sent as those of all other routes: with the cookies and headers
 * that hooks set, which Connect's own plugin for Fastify loses because it writes to the socket.
 */
export function connectRoutes(app: FastifyInstance, options: ConnectRoutesOptions): void {
  // Connect decodes the message itself.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(protocols, (_request, _payload, done) => done(null));
  const router = createConnectRouter({
    readMaxBytes: options.readMaxBytes,
    // A message that is small on the wire must not be large in memory.
    acceptCompression: [],
  });
  options.routes(router);
  for (const handler of router.handlers) {
    const config = { isRead: handler.method.idempotency === MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS };
    app.all(`/rpc${handler.requestPath}`, { config }, async (request, reply) => {
      const call = universalRequestFromNodeRequest(
        request.raw,
        reply.raw,
        undefined,
        options.contextValues(request, reply),
      );
      // The body arrived completely, and its stream with it, before the request was admitted.
      const message = Readable.from([request.bodyBytes ?? Buffer.alloc(0)]);
      const { status, header, body, trailer } = await handler({ ...call, body: message });
      const parts: Uint8Array[] = [];
      for await (const part of body ?? []) parts.push(part);
      void reply.status(status);
      header?.forEach((value, name) => void reply.header(name, value));
      trailer?.forEach(
        (value, name) => void reply.trailer(name, (_reply, _payload, done) => done(null, value)),
      );
      return reply.send(Buffer.concat(parts));
    });
  }
}
