import twilio, { type RestException } from 'twilio';
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
}

/** The most fields of a webhook; the provider sends about thirty. */
const maxFields = 100;
/** After a timeout the provider may still process the message, but not longer than this. */
const settleMs = 60_000;
/** How many recent messages to a number are compared. */
const maxCompared = 50;
/** Tolerated difference between the provider's clock and ours. */
const clockSkewMs = 60_000;

/** SMS by Twilio. */
export function createSmsProvider(
  settings: SmsSettings,
  messages: Pick<Messages, 'knownProviderIds'>,
): Provider {
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: rebasedClient(settings.baseUrl, longestSendMs),
  });
  return {
    async send({ to, text }: Message, sender = settings.from): Promise<Attempt> {
      try {
        const { sid } = await client.messages.create({
          to,
          ...(isService(sender) ? { messagingServiceSid: sender } : { from: sender }),
          body: text,
          statusCallback: settings.webhookUrl,
        });
        return { kind: 'accepted', providerId: sid };
      } catch (error) {
        return failureOf(error);
      }
    },
    async lookUp({ to, text, createdAt }: Message): Promise<string | undefined> {
      const since = createdAt.getTime() - clockSkewMs;
      const listed = await client.messages.list({ to, limit: maxCompared });
      const ours = listed.filter(
        ({ body, direction, dateCreated }) =>
          body === text && direction.startsWith('outbound') && dateCreated.getTime() >= since,
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
