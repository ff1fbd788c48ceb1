import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { segmentsOf } from '@tablewell/shared/sms';
import type { Config } from '../config';
import { injectFaults } from '../core/fault-hook';
import type { Faults } from '../core/faults';
import { textAt, type FormObject } from '../core/form';
import { addressKey, type Message, type Messages } from '../core/messages';
import type { PhoneCompany } from './phone-company';
import { type SmsSenders, describedSender } from './senders';
import { registrationRoutes } from './twilio-registrations';

interface Parts {
  config: Pick<Config, 'twilioAccountSid' | 'twilioAuthToken'>;
  messages: Messages;
  phone: PhoneCompany;
  senders: SmsSenders;
  faults: Faults;
}

interface ListQuery {
  To?: string;
  From?: string;
  DateSent?: string;
  'DateSent<'?: string;
  'DateSent>'?: string;
  PageSize?: string;
  Page?: string;
}

const e164 = /^\+[1-9]\d{6,14}$/;
const phoneShape = /^(whatsapp:)?\+[1-9]\d{6,14}$/;
const maxBody = 1600;

/** The part of Twilio's REST API (2010-04-01) that sends and looks up messages. */
export function twilioApi(app: FastifyInstance, { config, messages, phone, senders, faults }: Parts): void {
  const root = `/2010-04-01/Accounts/${config.twilioAccountSid}`;
  const expected = `Basic ${Buffer.from(`${config.twilioAccountSid}:${config.twilioAuthToken}`).toString('base64')}`;

  app.addHook('onRequest', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', expected)) {
      return refuse(reply, 401, 20003, 'Authenticate');
    }
    return undefined;
  });
  injectFaults(app, faults, 'sms', (reply, status) =>
    status === 429
      ? refuse(reply, 429, 20429, 'Too Many Requests')
      : refuse(reply, status, 20500, 'The SMS provider is not available'),
  );

  app.post(`${root}/Messages.json`, async (request: FastifyRequest, reply) => {
    const form = request.body as FormObject | undefined;
    const to = textAt(form, 'To') ?? '';
    const from = textAt(form, 'From') ?? textAt(form, 'MessagingServiceSid') ?? '';
    const contentSid = textAt(form, 'ContentSid') ?? '';
    const text = contentSid
      ? approvedText(textAt(form, 'ContentVariables') ?? '')
      : (textAt(form, 'Body') ?? '');
    if (to === '') return refuse(reply, 400, 21604, "A 'To' phone number is required.");
    if (!phoneShape.test(to)) return refuse(reply, 400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (from === '') return refuse(reply, 400, 21603, "A 'From' phone number is required.");
    if (to.startsWith('whatsapp:') !== from.startsWith('whatsapp:'))
      return refuse(reply, 400, 63007, 'Twilio could not find a Channel with the specified From address');
    if (text === '') return refuse(reply, 400, 21602, 'Message body is required.');
    if (text.length > maxBody)
      return refuse(reply, 400, 21617, 'The concatenated message body exceeds 1600 characters.');
    if (phone.isBlocked(from, to))
      return refuse(reply, 400, 21610, 'Attempt to send to unsubscribed recipient');
    const message = phone.send({
      ...{ to, from, text, statusCallback: textAt(form, 'StatusCallback') ?? null },
      isApproved: contentSid !== '',
    });
    return reply.code(201).send(resource(message));
  });

  app.get<{ Querystring: { PhoneNumber?: string } }>(`${root}/IncomingPhoneNumbers.json`, async (request) => {
    const number = request.query.PhoneNumber ?? '';
    const isKnown = e164.test(number) && describedSender(senders, number).known;
    const found = isKnown ? [{ sid: `PN${'0'.repeat(32)}`, phone_number: number }] : [];
    return { ...pageFields(request.url, 0, 50, false), incoming_phone_numbers: found };
  });

  registrationRoutes(app, { senders, accountSid: config.twilioAccountSid, refuse, pageFields });

  app.get<{ Querystring: ListQuery }>(`${root}/Messages.json`, async (request) => {
    const size = Math.min(1000, Math.max(1, Number(request.query.PageSize ?? 50) || 50));
    const page = Math.max(0, Number(request.query.Page ?? 0) || 0);
    const skip = page * size;
    const found: Message[] = [];
    let index = 0;
    let more = false;
    for (const message of messages.list({ to: request.query.To })) {
      if (message.channel === 'email' || !matches(message, request.query)) continue;
      if (found.length === size) {
        more = true;
        break;
      }
      if (index++ >= skip) found.push(message);
    }
    return { ...pageFields(request.url, page, size, more), start: skip, messages: found.map(resource) };
  });

  app.get<{ Params: { sid: string } }>(`${root}/Messages/:sid(SM[0-9a-f]+).json`, async (request, reply) => {
    const message = messages.get(request.params.sid);
    if (!message || message.channel === 'email') {
      return refuse(reply, 404, 20404, `The requested resource ${request.url} was not found`);
    }
    return resource(message);
  });

  /** Twilio's own JSON names. Inbound messages have status `received`. */
  function resource(message: Message) {
    const sent = new Date(message.at).toUTCString().replace('GMT', '+0000');
    return {
      sid: message.id,
      account_sid: config.twilioAccountSid,
      api_version: '2010-04-01',
      body: message.text,
      date_created: sent,
      date_sent: message.sms?.status === 'queued' ? null : sent,
      date_updated: sent,
      direction: message.direction === 'inbound' ? 'inbound' : 'outbound-api',
      error_code: null,
      error_message: null,
      from: message.from,
      messaging_service_sid: null,
      num_media: '0',
      num_segments: String(segmentsOf(message.text).count),
      price: null,
      price_unit: 'USD',
      status: message.sms?.status ?? 'queued',
      subresource_uris: {},
      to: message.to,
      uri: `${root}/Messages/${message.id}.json`,
    };
  }
}

/** The sandbox's approved text of every id around its variable 1; empty if the provider would refuse it. */
function approvedText(variables: string): string {
  const { 1: text = '' } = JSON.parse(variables || '{}') as Record<string, string>;
  return text === '' || /[\n\t]| {5}/.test(text) ? '' : `News of your reservation: ${text} Thank you!`;
}

function matches(message: Message, query: ListQuery): boolean {
  const isWhatsApp = (address: string) => address.startsWith('whatsapp:');
  if (query.To !== undefined && isWhatsApp(query.To) !== isWhatsApp(message.to)) return false;
  const day = (text: string) => text.slice(0, 10);
  if (query.From !== undefined && addressKey(message.from) !== addressKey(query.From)) return false;
  if (query.DateSent !== undefined && day(message.at) !== day(query.DateSent)) return false;
  // A bound may be a day or a second; it is compared, as at the provider, with the same part of the sending time.
  const compared = (bound: string) =>
    [message.at.slice(0, Math.min(19, bound.length)), bound.slice(0, 19)] as const;
  const [sentUntil, before] = compared(query['DateSent<'] ?? '9');
  const [sentSince, after] = compared(query['DateSent>'] ?? '0');
  return sentUntil <= before && sentSince >= after;
}

function pageFields(requestUrl: string, page: number, size: number, more: boolean) {
  const address = (number: number) => {
    const url = new URL(requestUrl, 'http://sandbox');
    url.searchParams.set('PageSize', String(size));
    url.searchParams.set('Page', String(number));
    // Without our own prefix: the client adds it to its base address again.
    return `${url.pathname.replace(/^\/twilio/, '')}${url.search}`;
  };
  return {
    page,
    page_size: size,
    uri: address(page),
    first_page_uri: address(0),
    next_page_uri: more ? address(page + 1) : null,
    previous_page_uri: page > 0 ? address(page - 1) : null,
  };
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  const body = { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  if (status === 429) void reply.header('retry-after', '1');
  return reply.code(status).send(body);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
