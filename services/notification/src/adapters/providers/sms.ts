import { defaultLanguage, type Language } from '@tablewell/languages';
import twilio, { type RestException } from 'twilio';
import type { MessageListInstanceCreateOptions } from 'twilio/lib/rest/api/v2010/account/message';
import { atProvider, type PhoneChannel } from '../../domain/channels';
import type { Attempt, Message } from '../../domain/message';
import { isService } from '../../domain/sender';
import type { Messages, Provider } from '../../ports';
import { longestSendMs } from '../../use-cases/lease';
import { rebasedClient } from './rebased-client';

/** The connection to the SMS provider. */
export interface SmsSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number that restaurants share, as +<country><number>. */
  readonly from: string;
  /** Whether restaurants without a sender of their own use it. */
  readonly isShared: boolean;
  /** Empty for the provider's default address. */
  readonly baseUrl: string;
  /** The address that receives reports and replies; signatures cover it. */
  readonly webhookUrl: string;
  /** Absent: the operator offers no WhatsApp. */
  readonly whatsApp?: WhatsAppSettings;
}

/** The operator's account of WhatsApp at the provider. */
export interface WhatsAppSettings {
  /** `whatsapp:+<country><number>` */
  readonly from: string;
  /** The ids of the approved texts by language, English among them; their variable 1 is the message. */
  readonly contents: Readonly<Partial<Record<Language, string>>>;
}

/** The most fields of a webhook; the provider sends about thirty. */
const maxFields = 100;
/** After a timeout the provider may still process the message, but not longer than this. */
const settleMs = 60_000;
/** How many recent messages to a number are compared. */
const maxCompared = 50;
/** Tolerated difference between the provider's clock and ours. */
const clockSkewMs = 60_000;

/** What the channels of the provider do in different ways. */
interface Form {
  readonly channel: PhoneChannel;
  /** From whom, and what, a message is sent. */
  partsOf(
    message: Message,
    sender: string | undefined,
  ): Promise<Omit<MessageListInstanceCreateOptions, 'to'>>;
  /** Whether the text of a message at the provider is the one that was sent. */
  isSame(body: string, text: string): boolean;
}

/** SMS through Twilio. */
export function createSmsProvider(settings: SmsSettings, messages: KnownMessages): Provider {
  return createProvider(settings, messages, {
    channel: 'sms',
    partsOf: async ({ text }, sender = settings.from) => ({
      ...(isService(sender) ? { messagingServiceSid: sender } : { from: sender }),
      body: text,
    }),
    isSame: (body, text) => body === text,
  });
}

/**
 * WhatsApp through Twilio. A diner who wrote a short while ago gets any text; all others get it inside the operator's
 * approved template.
 */
export function createWhatsAppProvider(
  settings: SmsSettings & { readonly whatsApp: WhatsAppSettings },
  messages: KnownMessages,
  isOpen: (to: string) => Promise<boolean>,
): Provider {
  const { from, contents } = settings.whatsApp;
  return createProvider(settings, messages, {
    channel: 'whatsapp',
    async partsOf({ to, text, language = defaultLanguage }) {
      if (await isOpen(to)) return { from, body: text };
      return {
        from,
        contentSid: contents[language] ?? contents[defaultLanguage] ?? '',
        contentVariables: JSON.stringify({ 1: inOneLine(text) }),
      };
    },
    // The approved text is around ours.
    isSame: (body, text) => body === text || body.includes(inOneLine(text)),
  });
}

/** The provider refuses variables with line breaks. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

type KnownMessages = Pick<Messages, 'knownProviderIds'>;

function createProvider(settings: SmsSettings, messages: KnownMessages, form: Form): Provider {
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: rebasedClient(settings.baseUrl, longestSendMs),
  });
  return {
    async send(message: Message, sender?: string): Promise<Attempt> {
      const to = atProvider(form.channel, message.to);
      const parts = await form.partsOf(message, sender);
      try {
        const { sid } = await client.messages.create({ to, ...parts, statusCallback: settings.webhookUrl });
        return { kind: 'accepted', providerId: sid };
      } catch (error) {
        return failureOf(error);
      }
    },
    async lookUp({ to, text, createdAt }: Message): Promise<string | undefined> {
      const since = createdAt.getTime() - clockSkewMs;
      const listed = await client.messages.list({ to: atProvider(form.channel, to), limit: maxCompared });
      const ours = listed.filter(
        ({ body, direction, dateCreated }) =>
          form.isSame(body, text) && direction.startsWith('outbound') && dateCreated.getTime() >= since,
      );
      // Another message of ours may have the same text.
      const known = await messages.knownProviderIds(ours.map(({ sid }) => sid));
      return ours.find(({ sid }) => !known.has(sid))?.sid;
    },
  };
}

/** Verifies the provider's signature over the fields and our address. */
export function signedBySmsProvider({ authToken, webhookUrl }: SmsSettings) {
  return (fields: Record<string, string>, signature: string): boolean =>
    // The check sorts and joins all fields, so oversized forms are refused first.
    Object.keys(fields).length <= maxFields &&
    twilio.validateRequest(authToken, signature, webhookUrl, fields);
}

/** TwiML with an answer, or without one. */
export function twimlOf(answer: string): string {
  const response = new twilio.twiml.MessagingResponse();
  if (answer !== '') response.message(answer);
  return response.toString();
}

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

function failureOf(error: unknown): Attempt {
  if (error instanceof twilio.RestException) return answeredWith(error);
  const { code = '' } = error as { code?: string };
  const reason = `The SMS provider did not answer (${code || 'connection lost'})`;
  if (neverConnected.has(code)) return { kind: 'not-taken', reason };
  const hasStalled = ['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED'].includes(code);
  return { kind: 'unclear', reason, settleMs: hasStalled ? settleMs : 0 };
}

/** The recipient has answered STOP to the sender. */
export const optedOutCode = 21610;

function answeredWith({ status, code }: RestException): Attempt {
  if (code === optedOutCode) return { kind: 'opted-out' };
  const reason = `The SMS provider refused it (${code ?? status})`;
  if (status >= 500 || status === 408) return { kind: 'unclear', reason, settleMs: 0 };
  // Rate limits and problems with our credentials are not the message's fault, so the message is retried.
  if ([401, 403, 429].includes(status)) return { kind: 'not-taken', reason };
  return { kind: 'refused', reason };
}
