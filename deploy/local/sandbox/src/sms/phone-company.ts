import type { Config } from '../config';
import type { Deliveries } from '../core/deliveries';
import { newMessageSid } from '../core/ids';
import { addressKey, type Message, type Messages } from '../core/messages';
import type { Store, Table } from '../core/store';

export interface PhoneCompany {
  /**
   * Accepts an SMS for sending. Its status changes to delivered at once, and each step is sent to the status callback.
   */
  send(sms: { to: string; from: string; text: string; statusCallback: string | null }): Message;
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

export function createPhoneCompany(
  config: Pick<Config, 'twilioAccountSid' | 'smsWebhookUrl'>,
  parts: { store: Store; messages: Messages; deliveries: Deliveries; now: () => Date },
): PhoneCompany {
  const { messages, deliveries, now } = parts;
  const blocked: Table<boolean, string> = parts.store.table('sms-blocked');
  const pairOf = (from: string, to: string) => `${addressKey(from)}:${addressKey(to)}`;
  const note = (
    sms: Pick<Message, 'to' | 'from' | 'text' | 'direction'> & Required<Pick<Message, 'sms'>>,
  ): Message => {
    const message: Message = {
      ...sms,
      id: newMessageSid(),
      channel: 'sms',
      subject: null,
      html: null,
      at: now().toISOString(),
    };
    messages.add(message);
    return message;
  };

  const progress = (
    message: Message,
    status: 'sent' | 'delivered',
    statusCallback: string | null,
  ): Message => {
    const moved: Message = { ...message, sms: { status, statusCallback } };
    messages.update(moved);
    if (statusCallback) {
      const fields = {
        ...webhookFields(config.twilioAccountSid, moved),
        MessageStatus: status,
        SmsStatus: status,
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

  const send: PhoneCompany['send'] = ({ to, from, text, statusCallback }) => {
    const accepted = note({
      to,
      from,
      text,
      direction: 'outbound',
      sms: { status: 'queued', statusCallback },
    });
    setImmediate(() => {
      progress(progress(accepted, 'sent', statusCallback), 'delivered', statusCallback);
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
