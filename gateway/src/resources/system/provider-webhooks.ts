import { invalid } from '@tablewell/chassis/refusal';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { type Limits, networkOf } from '../../api/rate-limits';
import type { Charged } from '../../edge/admission';
import { errorResponses, fileResponse } from '../../api/schemas';

const tags = ['Webhooks'];
/** Far above what the providers send: a card event lists an invoice's lines, an SMS has some thirty fields. */
const bounds = { cards: 256 * 1024, sms: 32 * 1024, smsFields: 100 };

/** The SMS provider waits 15 s for an answer and does not ask again, so a reply may wait for its turn. */
const smsLimit = { timeoutMs: 12_000 };

/**
 * The webhooks that the card and SMS providers sign and send to us (MESSAGE-5, PLAN-12); those that we send to partners are
 * in `resources/webhooks`. A signature covers the bytes as sent, so bodies are not parsed. The services check signatures; the
 * gateway refuses a network that sends many wrong ones for a while.
 */
export function providerWebhookRoutes({ clients, limits }: GatewayParts) {
  const signed = async <T>(request: FastifyRequest, answer: Promise<T>): Promise<T> => {
    try {
      const given = await answer;
      request.server.signedNetworks.note(networkOf(request));
      return given;
    } catch (error) {
      await noteForgery(limits, request, error);
      throw error;
    }
  };
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/payment/webhook',
      {
        bodyLimit: bounds.cards,
        config: { maxValues: Infinity },
        onRequest: [requireHeader('stripe-signature'), refuseForgers(limits)],
        schema: {
          tags,
          summary: 'Events of the card provider, signed',
          consumes: ['application/json'],
          response: { 200: Type.Object({ received: Type.Boolean() }), ...errorResponses() },
        },
      },
      async (request) => {
        const signature = String(request.headers['stripe-signature'] ?? '');
        await signed(request, clients.billing.receiveWebhook({ body: bytesOf(request.body), signature }));
        return { received: true };
      },
    );

    app.post(
      '/api/notifications/sms/webhook',
      {
        bodyLimit: bounds.sms,
        config: { chargedTo: lineIn },
        onRequest: [requireHeader('x-twilio-signature'), refuseForgers(limits)],
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
        const answer = await signed(
          request,
          clients.message.receiveSmsWebhook({ fields, signature }, smsLimit),
        );
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

/** Refuses a network that has sent many webhooks with wrong signatures, before the next one is read. */
function refuseForgers(limits: Pick<Limits, 'badSignatures'>) {
  return (request: FastifyRequest): Promise<void> => limits.badSignatures.check(networkOf(request));
}

async function noteForgery(
  { badSignatures }: Limits,
  request: FastifyRequest,
  error: unknown,
): Promise<void> {
  if (errorToRefusal(error)?.code === 'bad-signature')
    await badSignatures.take(networkOf(request)).catch(() => undefined);
}

/** The guest and the sender in a form: a reply goes from one to the other, a report is about an SMS the other way. */
function lineIn(body: Buffer): Charged | undefined {
  const fields = new URLSearchParams(body.toString('latin1'));
  const isReport = !['', 'received'].includes(fields.get('MessageStatus') ?? '');
  const [guest, sender] = isReport ? (['To', 'From'] as const) : (['From', 'To'] as const);
  const of = (name: string) => fields.get(name)?.slice(0, 40);
  const number = of(guest);
  return number === undefined
    ? undefined
    : { guest: number, sender: of('MessagingServiceSid') ?? of(sender) ?? '' };
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
