import type { Config } from '../config';
import type { Deliveries } from '../core/deliveries';
import { newMessageSid } from '../core/ids';
import { addressKey, type Message, type Messages } from '../core/messages';
import type { Store, Table } from '../core/store';

export interface PhoneCompany {
  /**
   * Accepts an SMS for sending. Its status changes to delivered at once, and each step is sent to the status callback.
   * A message of WhatsApp is then read; outside of the window it is undelivered, unless it is an approved text.
   */
  send(sms: {
    to: string;
    from: string;
    text: string;
    statusCallback: string | null;
    isApproved?: boolean;
  }): Message;
  /**
   * An SMS from a guest: recorded, sent to the product, and the product's own answer (TwiML) is sent back. With an
   * `optOutType`, the provider handles the keyword itself, as with Advanced Opt-Out: STOP blocks the pair of numbers.
   */
  receive(sms: {
    to: string;
    from: string;
    text: string;
    optOutType?: OptOutType;
  }): Promise<{ message: Message; delivered: boolean }>;
  /** Whether the provider sends nothing more from this number to this one. */
  isBlocked(from: string, to: string): boolean;
}

export const optOutTypes = ['STOP', 'START', 'HELP'] as const;
type OptOutType = (typeof optOutTypes)[number];

const statusCallbackAttempts = 5;
const inboundAttempts = 12;
/** How long after a guest's message any text of WhatsApp may be sent, and the error afterwards. */
const windowMs = 86_400_000;
const outsideWindow = 63_016;

const channelOf = (address: string) => (address.startsWith('whatsapp:') ? 'whatsapp' : 'sms');

export function createPhoneCompany(
  config: Pick<Config, 'twilioAccountSid' | 'smsWebhookUrl'>,
  parts: { store: Store; messages: Messages; deliveries: Deliveries; now: () => Date },
): PhoneCompany {
  const { messages, deliveries, now } = parts;
  const blocked: Table<boolean, string> = parts.store.table('sms-blocked');
  const pairOf = (from: string, to: string) => `${channelOf(to)}:${addressKey(from)}:${addressKey(to)}`;
  const note = (
    sms: Pick<Message, 'to' | 'from' | 'text' | 'direction'> & Required<Pick<Message, 'sms'>>,
  ): Message => {
    const message: Message = {
      ...sms,
      id: newMessageSid(),
      channel: channelOf(sms.to),
      subject: null,
      html: null,
      at: now().toISOString(),
    };
    messages.add(message);
    return message;
  };

  const progress = (
    message: Message,
    status: 'sent' | 'delivered' | 'read' | 'undelivered',
    statusCallback: string | null,
  ): Message => {
    const moved: Message = { ...message, sms: { status, statusCallback } };
    messages.update(moved);
    if (statusCallback) {
      const fields = {
        ...webhookFields(config.twilioAccountSid, moved),
        MessageStatus: status,
        SmsStatus: status,
        ...(status === 'undelivered' ? { ErrorCode: String(outsideWindow) } : {}),
      };
      deliveries.add({
        url: statusCallback,
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
        signedBy: 'sms',
        maxAttempts: statusCallbackAttempts,
      });
    }
    return moved;
  };

  /** Whether a guest has written to a number of WhatsApp within a day. */
  const hasWritten = (from: string, to: string): boolean => {
    for (const message of messages.list({ to: from, channel: 'whatsapp' }))
      if (addressKey(message.from) === addressKey(to))
        return now().getTime() - Date.parse(message.at) < windowMs;
    return false;
  };

  const send: PhoneCompany['send'] = ({ to, from, text, statusCallback, isApproved = false }) => {
    const accepted = note({
      to,
      from,
      text,
      direction: 'outbound',
      sms: { status: 'queued', statusCallback },
    });
    setImmediate(() => {
      const sent = progress(accepted, 'sent', statusCallback);
      if (accepted.channel === 'sms') progress(sent, 'delivered', statusCallback);
      else if (isApproved || hasWritten(from, to))
        progress(progress(sent, 'delivered', statusCallback), 'read', statusCallback);
      else progress(sent, 'undelivered', statusCallback);
      void deliveries.drain();
    });
    return accepted;
  };

  return {
    send,
    isBlocked: (from, to) => blocked.get(pairOf(from, to)) === true,
    async receive({ to, from, text, optOutType }) {
      if (optOutType === 'STOP') blocked.set(pairOf(to, from), true);
      if (optOutType === 'START') blocked.delete(pairOf(to, from));
      const sms = { status: 'received' as const, statusCallback: null };
      const message = note({ to, from, text, direction: 'inbound', sms });
      if (!config.smsWebhookUrl) return { message, delivered: false };
      const fields = {
        ...webhookFields(config.twilioAccountSid, message),
        Body: text,
        NumMedia: '0',
        NumSegments: '1',
        ...(optOutType ? { OptOutType: optOutType } : {}),
      };
      const answer = await deliveries.attempt(
        deliveries.add({
          url: config.smsWebhookUrl,
          contentType: 'application/x-www-form-urlencoded',
          body: new URLSearchParams(fields).toString(),
          signedBy: 'sms',
          maxAttempts: inboundAttempts,
        }),
      );
      const replies = answer.ok ? repliesInTwiml(answer.body) : [];
      for (const reply of replies) send({ to: from, from: to, text: reply, statusCallback: null });
      return { message, delivered: answer.ok };
    },
  };
}

function webhookFields(accountSid: string, message: Message): Record<string, string> {
  const { id, to, from } = message;
  return { AccountSid: accountSid, ApiVersion: '2010-04-01', MessageSid: id, SmsSid: id, To: to, From: from };
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The texts of `<Message>` in a TwiML answer; a text inside `<Body>` counts, too. */
function repliesInTwiml(twiml: string): string[] {
  return [...twiml.matchAll(/<Message\b[^>]*>([\s\S]*?)<\/Message>/g)]
    .map((match) => (match[1] ?? '').replace(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '')
    .map((text) =>
      text.replace(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole),
    );
}
