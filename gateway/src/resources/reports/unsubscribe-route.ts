import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';

const params = Type.Object({
  token: Type.String({ minLength: 20, maxLength: 100, description: 'The token of the mail' }),
});

/** A mail client sends one short field. */
const longestBody = 1_024;

/** Ends weekly mails by one press in a mail client, as RFC 8058 has it (REPORT-18). */
export function unsubscribeRoute({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    // The form says nothing that the address does not.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    app.post(
      '/api/board-mails/:token/unsubscribe',
      {
        bodyLimit: longestBody,
        schema: {
          tags: ['Reports'],
          summary: 'End the weekly mails of a dashboard, for anyone who has the mail',
          description: 'The answer is the same for a token that is unknown or has ended.',
          consumes: ['application/x-www-form-urlencoded'],
          params,
          response: { 204: { description: 'No more mails', type: 'null' }, ...errorResponses() },
        },
      },
      async (request, reply) => {
        await clients.board.unsubscribeFromBoard({ token: request.params.token });
        return reply.code(204).send(undefined as never);
      },
    );
  };
}
