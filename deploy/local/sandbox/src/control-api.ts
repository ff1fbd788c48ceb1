import type { FastifyInstance, FastifyReply } from 'fastify';
import { CardError, type CardRecords } from './cards/card-records';
import { payCheckout, successAddress } from './cards/checkout';
import { testCard } from './cards/customers';
import type { Config } from './config';
import type { Deliveries } from './core/deliveries';
import { defaultFault, faultModes, providers, type Faults } from './core/faults';
import { type Channel, channels, type Message, type Messages } from './core/messages';
import type { GoogleIssuer } from './google/issuer';
import { optOutTypes, type PhoneCompany } from './sms/phone-company';
import { brands, campaigns, type SmsSenders } from './sms/senders';

interface Parts {
  config: Pick<Config, 'googleClientId'>;
  messages: Messages;
  phone: PhoneCompany;
  senders: SmsSenders;
  google: GoogleIssuer;
  records: CardRecords;
  deliveries: Deliveries;
  faults: Faults;
}

type Body = Record<string, unknown>;

const maxDelayMs = 60_000;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** `/sandbox/api`: for tests and people, to inspect the ledger and to simulate the outside world. JSON in and out. */
export function controlApi(app: FastifyInstance, parts: Parts): void {
  const { messages, phone, senders, google, records, deliveries, faults, config } = parts;

  app.get<{ Querystring: { to?: string; channel?: string; limit?: string } }>(
    '/messages',
    async (request, reply) => {
      const { to, channel, limit } = request.query;
      const known = channels.find((each) => each === channel);
      if (channel !== undefined && !known) return refuse(reply, `channel is one of ${channels.join(', ')}`);
      return outbound(messages, to, known, Number(limit ?? Infinity)).map(publicMessage);
    },
  );

  app.post<{ Body: Body }>('/messages/inbound', async ({ body }, reply) => {
    const [from, to, text] = [stringIn(body, 'from'), stringIn(body, 'to'), stringIn(body, 'text')];
    if (!from || !to || text === undefined) return refuse(reply, 'from, to and text are needed');
    const optOutType = optOutTypes.find((known) => known === body['optOutType']);
    if (body['optOutType'] !== undefined && !optOutType)
      return refuse(reply, `optOutType is one of ${optOutTypes.join(', ')}`);
    const sms = { from, to, text, ...(optOutType ? { optOutType } : {}) };
    const { message, delivered } = await phone.receive(sms);
    return reply.code(201).send({ id: message.id, delivered });
  });

  app.post<{ Body: Body }>('/sms/senders', async ({ body }, reply) => {
    const address = stringIn(body, 'address');
    const campaign = campaigns.find((known) => known === (body['campaign'] ?? 'VERIFIED'));
    if (!address) return refuse(reply, 'address is needed');
    if (!campaign) return refuse(reply, `campaign is one of ${campaigns.join(', ')}`);
    const brand = brands.find((known) => known === (body['brand'] ?? 'APPROVED'));
    if (!brand) return refuse(reply, `brand is one of ${brands.join(', ')}`);
    const [reason, brandReason] = ['reason', 'brandReason'].map((field) => stringIn(body, field) ?? '');
    const sender = {
      ...{ known: body['known'] !== false, campaign, brand },
      ...{ reason: reason ?? '', brandReason: brandReason ?? '' },
    };
    senders.set(address, sender);
    return { address, ...sender };
  });

  app.post<{ Body: Body }>('/google/id-token', async ({ body }, reply) => {
    const email = stringIn(body, 'email')?.trim();
    if (!email || !emailShape.test(email)) return refuse(reply, 'email is not an address');
    const effect = faults.effect('google');
    if (effect.kind === 'refuse') {
      return reply.code(effect.status).send({ error: 'Google is down', message: 'Google is down' });
    }
    const givenName = stringIn(body, 'givenName') ?? '';
    const familyName = stringIn(body, 'familyName') ?? '';
    const clientId = stringIn(body, 'clientId') || config.googleClientId;
    return { idToken: await google.idToken({ email, givenName, familyName }, clientId) };
  });

  app.post<{ Params: { id: string }; Body: Body | undefined }>(
    '/checkout/:id/pay',
    async ({ params, body }, reply) => {
      try {
        const card = {
          ...testCard,
          ...(stringIn(body ?? {}, 'number') && { number: stringIn(body ?? {}, 'number') ?? '' }),
        };
        const session = payCheckout(records, params.id, card);
        await deliveries.drain();
        const { id, status, customer, subscription } = session;
        return { id, status, customer, subscription, redirectUrl: successAddress(session) };
      } catch (error) {
        if (!(error instanceof CardError)) throw error;
        return reply.code(error.status).send({ error: error.message, message: error.message });
      }
    },
  );

  app.get('/faults', async () =>
    Object.fromEntries(providers.map((provider) => [provider, faults.get(provider)])),
  );

  app.post<{ Body: Body }>('/faults', async ({ body }, reply) => {
    const provider = providers.find((known) => known === body?.provider);
    const mode = faultModes.find((known) => known === body?.mode);
    if (!provider) return refuse(reply, `provider is one of ${providers.join(', ')}`);
    if (!mode) return refuse(reply, `mode is one of ${faultModes.join(', ')}`);
    const delayMs = numberIn(body, 'delayMs', defaultFault.delayMs, maxDelayMs);
    const rate = numberIn(body, 'rate', defaultFault.rate, 1);
    if (delayMs === undefined || rate === undefined) {
      return refuse(reply, `delayMs is 0 to ${maxDelayMs}, rate is 0 to 1`);
    }
    faults.set(provider, { mode, delayMs, rate });
    return { provider, mode, delayMs, rate };
  });

  /** Webhooks that the product has not accepted yet. */
  app.get('/deliveries', async () => deliveries.pending().map(({ body: _body, ...delivery }) => delivery));
}

function outbound(
  messages: Messages,
  to: string | undefined,
  channel: Channel | undefined,
  limit: number,
): Message[] {
  const found: Message[] = [];
  for (const message of messages.list({ to, channel })) {
    if (found.length >= limit) break;
    if (message.direction === 'outbound') found.push(message);
  }
  return found;
}

function publicMessage({ fromName, replyTo, automatic, calendar, ...message }: Message) {
  const { id, channel, to, from, subject, text, html, at } = message;
  return {
    ...{ id, channel, to, from, subject, text, html, at },
    ...(fromName ? { fromName } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(automatic ? { automatic } : {}),
    ...(calendar ? { calendar } : {}),
  };
}

function stringIn(body: Body, name: string): string | undefined {
  const value = body?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** A number from 0 to `most`; the fallback if absent, undefined if it is anything else. */
function numberIn(body: Body, name: string, fallback: number, most: number): number | undefined {
  const value = body[name];
  if (value === undefined) return fallback;
  return typeof value === 'number' && value >= 0 && value <= most ? value : undefined;
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error: message, message });
}
