import { createHash } from 'node:crypto';
import { inSpan, SpanKind } from '@tablewell/chassis/tracing';
import { senderAddress } from '@tablewell/shared/email';
import { createTransport } from 'nodemailer';
import type { Attempt, Message } from '../../domain/message';
import type { Provider } from '../../ports';

/** The mail server. */
interface MailSettings {
  /** `smtp://[user:password@]host:port`, or `smtps:`. */
  readonly smtpUrl: string;
  readonly from: string;
  /** The domain in message ids. */
  readonly domain: string;
  /** The longest time of a send, in milliseconds, including the wait for a connection. */
  readonly longestSendMs: number;
}

const calendarName = 'reservation.ics';
const timeoutMs = 12_000;
const connections = 10;
/** Mails per connection; opening a connection costs as much as several mails. */
const mailsPerConnection = 1_000;

/** Keep receivers' absence notes and other programs from answering (RFC 3834, and Microsoft's own header). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** With these a mail client offers to end the mails by one press, without a sign-in. */
const unsubscribing = ({ unsubscribe }: Pick<Message, 'unsubscribe'>) =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/**
 * Mail by SMTP, which has no look-up: a server that took a mail, but whose answer was lost, gets it again. A retry has the
 * same Message-ID, so that receivers can drop duplicates.
 */
export function createMailProvider(settings: MailSettings): Provider & { close(): void } {
  const url = new URL(settings.smtpUrl);
  url.searchParams.set('pool', 'true');
  url.searchParams.set('maxConnections', String(connections));
  url.searchParams.set('maxMessages', String(mailsPerConnection));
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    url.searchParams.set(name, String(timeoutMs));
  }
  const transport = createTransport(url.href);
  const address = senderAddress(settings.from);
  const traced = {
    kind: SpanKind.CLIENT,
    attributes: {
      'network.protocol.name': 'smtp',
      'server.address': url.hostname,
      ...(url.port === '' ? {} : { 'server.port': Number(url.port) }),
    },
  };
  return {
    async send({
      id,
      to,
      subject,
      text,
      html,
      calendar,
      senderName,
      replyTo,
      ...more
    }: Message): Promise<Attempt> {
      const messageId = `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${settings.domain}>`;
      try {
        await inSpan('send mail', traced, () =>
          transport.sendMail({
            ...{ messageId, to, subject, text, html },
            from: senderName ? { name: senderName, address } : settings.from,
            ...(replyTo ? { replyTo } : {}),
            headers: { ...automatic, ...unsubscribing(more) },
            signal: AbortSignal.timeout(settings.longestSendMs),
            ...(calendar
              ? { icalEvent: { method: calendar.method, filename: calendarName, content: calendar.text } }
              : {}),
          }),
        );
        return { kind: 'accepted', providerId: messageId };
      } catch (error) {
        return failureOf(error);
      }
    },
    lookUp: () => Promise.resolve(undefined),
    close: () => transport.close(),
  };
}

function failureOf(error: unknown): Attempt {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
  const reason = `The mail server refused it (${responseCode || code || 'no answer'})`;
  // Failed authentication is not the message's fault, so the message is retried.
  if (responseCode >= 500 && code !== 'EAUTH') return { kind: 'refused', reason };
  return { kind: 'not-taken', reason };
}
