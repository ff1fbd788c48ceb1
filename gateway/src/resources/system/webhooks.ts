import { invalid } from '@tablewell/chassis/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { errorResponses, fileResponse } from '../../api/schemas';

const tags = ['Webhooks'];
/** Far above what the providers send: a card event lists an invoice's lines, an SMS has some thirty fields. */
const bounds = { cards: 256 * 1024, sms: 32 * 1024, smsFields: 100 };

/**
 * The providers' signed webhooks (MESSAGE-5, PLAN-12). Signatures cover the bytes as sent, so bodies are not parsed.
 */
export function webhookRoutes({ clients }: GatewayParts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/payment/webhook',
      {
        bodyLimit: bounds.cards,
        config: { maxValues: Infinity },
        onRequest: requireHeader('stripe-signature'),
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
        bodyLimit: bounds.sms,
        onRequest: requireHeader('x-twilio-signature'),
        schema: {
          tags,
          summary: 'Answers of guests and delivery reports of the SMS provider, signed',
          consumes: ['application/x-www-form-urlencoded'],
          response: { 200: fileResponse('What is answered to the guest', 'text/xml'), ...errorResponses() },
        },
      },
      async (request, reply) => {
        const fields = formFields(bytesOf(request.body));
        const signature = String(request.headers['x-twilio-signature'] ?? '');
        const answer = await clients.message.receiveSmsWebhook({ fields, signature });
        return reply.type('text/xml; charset=utf-8').send(answer.reply);
      },
    );
  };
}

/** An unsigned call is refused before its body is read. */
function requireHeader(name: string) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (!headers[name]) throw invalid([{ field: name, message: `${name} is required` }]);
  };
}

/** The fields of a form. Refuses a form with more fields than the provider ever sends before reading any of them. */
function formFields(body: Uint8Array): Record<string, string> {
  let separators = 0;
  for (const byte of body) if (byte === 0x26) separators += 1;
  if (separators >= bounds.smsFields)
    throw invalid([{ field: '', message: `The form must have at most ${bounds.smsFields} fields` }]);
  return Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));
}

function bytesOf(body: unknown): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array();
}
