import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Attachment, type Header } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Faults } from '../core/faults';
import { newId } from '../core/ids';
import type { Message, Messages } from '../core/messages';

const maxMailBytes = 10 * 1024 * 1024;

class SmtpError extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

export interface MailServer {
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** A mail server that accepts every mail and forwards none: mails are stored in the ledger. */
export function createMailServer(messages: Messages, faults: Faults, now: () => Date): MailServer {
  const server = new SMTPServer({
    banner: 'Tablewell sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onMailFrom(_address, _session, done) {
      const effect = faults.effect('mail');
      if (effect.kind === 'refuse') done(new SmtpError(451, 'The mail provider is not available'));
      else if (effect.kind === 'delay') setTimeout(done, effect.ms);
      else done();
    },
    onData(stream, session, done) {
      accept(stream, session).then(() => done(), done);
    },
  });
  // A client that disconnects in the middle is ignored.
  server.on('error', () => undefined);

  const accept = async (stream: Readable, session: SMTPServerSession) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if ((stream as Readable & { sizeExceeded?: boolean }).sizeExceeded) {
      throw new SmtpError(552, 'The mail is larger than 10 MB');
    }
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    const calendar = calendarOf(mail.attachments);
    const replyTo = mail.replyTo?.[0]?.address;
    const sender = session.envelope.mailFrom;
    const from = mail.from?.address ?? (sender ? sender.address : '');
    messages.add(
      ...session.envelope.rcptTo.map(({ address }): Message => ({
        id: newId('mail'),
        channel: 'email',
        direction: 'outbound',
        to: address,
        from,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? null,
        at: now().toISOString(),
        ...(mail.from?.name ? { fromName: mail.from.name } : {}),
        ...(replyTo ? { replyTo } : {}),
        automatic: automaticHeaders(mail.headers),
        ...(calendar ? { calendar } : {}),
      })),
    );
  };

  return {
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => resolve());
      });
      return (server.server.address() as AddressInfo).port;
    },
    close: () =>
      Promise.race([
        new Promise<void>((resolve) => server.close(() => resolve())),
        sleep(2_000, undefined, { ref: false }),
      ]),
  };
}

const automatic = ['auto-submitted', 'x-auto-response-suppress'];

const automaticHeaders = (headers: readonly Header[]): Record<string, string> =>
  Object.fromEntries(
    headers.filter(({ key }) => automatic.includes(key)).map(({ key, value }) => [key, value]),
  );

/** The calendar file among a mail's parts; mail programs detect it by its type, too. */
function calendarOf(parts: readonly Attachment[]): Message['calendar'] {
  const part = parts.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return undefined;
  const { content, method = '' } = part;
  return { method, text: typeof content === 'string' ? content : new TextDecoder().decode(content) };
}
