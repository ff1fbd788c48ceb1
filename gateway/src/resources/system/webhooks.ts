import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../app';
import { errorResponses } from '../../http/schemas';

const tags = ['Webhooks'];

/** The providers' signed webhooks (contract §3). Signatures are over the bytes as sent, so bodies stay unparsed. */
export function webhookRoutes({ clients }: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/payment/webhook',
      {
        schema: {
          tags,
          summary: 'Events of the card provider, signed',
          consumes: ['application/json'],
          response: { 200: Type.Object({ received: Type.Boolean() }), ...errorResponses() },
        },
      },
      async (request) => {
        const signature = String(request.headers['stripe-signature'] ?? '');
        await clients.billing.receiveWebhook({ body: bytesOf(request.body), signature });
        return { received: true };
      },
    );

    app.post(
      '/api/notifications/sms/webhook',
      {
        schema: {
          tags,
          summary: 'Answers of guests and delivery reports of the SMS provider, signed',
          consumes: ['application/x-www-form-urlencoded'],
          produces: ['text/xml'],
          response: { 200: Type.String(), ...errorResponses() },
        },
      },
      async (request, reply) => {
        const fields = Object.fromEntries(
          new URLSearchParams(Buffer.from(bytesOf(request.body)).toString('utf8')),
        );
        const signature = String(request.headers['x-twilio-signature'] ?? '');
        const answer = await clients.message.receiveSmsWebhook({ fields, signature });
        return reply.type('text/xml; charset=utf-8').send(answer.reply);
      },
    );
  };
}

function bytesOf(body: unknown): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array();
}
