import twilio, { type RestException } from 'twilio';
import type { Attempt, Message } from '../../domain/message';
import type { Messages, Provider } from '../../ports';
import { rebasedClient } from './rebased-client';

/** How the SMS provider is reached. */
export interface SmsSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** Our number, as +<country><number>. */
  readonly from: string;
  /** Empty: the provider's own address. */
  readonly baseUrl: string;
  /** Where it reports to and sends answers; signatures are made over it. */
  readonly webhookUrl: string;
}

const timeoutMs = 12_000;
/** The provider sends some thirty. */
const mostFields = 100;
/** After a stall the provider may still be at work on it: longer than that lasts. */
const settleMs = 60_000;
/** How much of what went to one number is compared; newest first. */
const lookedAt = 50;
/** The provider's clock and ours may differ by this much. */
const clockSkewMs = 60_000;

/** SMS by Twilio's own client. */
export function createSmsProvider(
  settings: SmsSettings,
  messages: Pick<Messages, 'knownProviderIds'>,
): Provider {
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: rebasedClient(settings.baseUrl, timeoutMs),
  });
  return {
    async send({ to, text }: Message): Promise<Attempt> {
      try {
        const { sid } = await client.messages.create({
          to,
          from: settings.from,
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
      const listed = await client.messages.list({ to, limit: lookedAt });
      const ours = listed.filter(
        ({ body, direction, dateCreated }) =>
          body === text && direction.startsWith('outbound') && dateCreated.getTime() >= since,
      );
      // Another message of ours may have said the very same.
      const taken = await messages.knownProviderIds(ours.map(({ sid }) => sid));
      return ours.find(({ sid }) => !taken.has(sid))?.sid;
    },
  };
}

/** True when the provider's signature is over these fields and our address. */
export function signedBySmsProvider({ authToken, webhookUrl }: SmsSettings) {
  return (fields: Record<string, string>, signature: string): boolean =>
    // All fields are sorted and joined for the check, so a form that is larger than the provider's is not worth it.
    Object.keys(fields).length <= mostFields &&
    twilio.validateRequest(authToken, signature, webhookUrl, fields);
}

/** TwiML that answers with a text, or with nothing. */
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
  const stalled = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return { kind: 'unclear', reason, settleMs: stalled ? settleMs : 0 };
}

function answeredWith({ status, code }: RestException): Attempt {
  const reason = `The SMS provider refused it (${code ?? status})`;
  if (status >= 500 || status === 408) return { kind: 'unclear', reason, settleMs: 0 };
  // Too many at once, or our own credentials: not this message's fault.
  if ([401, 403, 429].includes(status)) return { kind: 'not-taken', reason };
  return { kind: 'refused', reason };
}
