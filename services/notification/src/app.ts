import { measured, newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createHandlers } from './adapters/events/handlers';
import { Sender } from './adapters/jobs/sender';
import { MongoMessages } from './adapters/mongo/messages';
import { MongoOptOuts } from './adapters/mongo/opt-outs';
import { MongoQuotaCounts } from './adapters/mongo/quota-counts';
import { MongoReadCopies } from './adapters/mongo/read-copies';
import { createMailProvider } from './adapters/providers/mail';
import { createSmsProvider, signedBySmsProvider, type SmsSettings } from './adapters/providers/sms';
import { messageService } from './adapters/rpc/message-service';
import { createTemplates } from './adapters/templates/mails';
import { channels } from './domain/message';
import type { QuotaSettings } from './domain/quotas';
import type { Ports } from './ports';
import { sendMessage } from './use-cases/send-message';

/** How the service is set up. */
export interface NotificationSettings {
  /** Origin of the pages, used in links. */
  readonly origin: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly sms: SmsSettings;
  readonly quotas: QuotaSettings;
  /** Days that a message is kept after its matter is over. */
  readonly retentionDays: number;
  /** How often messages that fall due are looked for. */
  readonly lookEveryMs: number;
}

const dayMs = 86_400_000;

/** Builds the notification service. Listens to nothing. */
export function buildNotification(settings: NotificationSettings) {
  return ({ connection, clock, logger }: ServiceKit): ServiceParts => {
    const origin = settings.origin.replace(/\/+$/, '');
    const messages = new MongoMessages(connection, settings.retentionDays * dayMs);
    const copies = new MongoReadCopies(connection);
    const mail = createMailProvider({
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      domain: new URL(origin).hostname,
    });
    const ports: Ports = {
      copies,
      messages,
      optOuts: new MongoOptOuts(connection),
      quotaCounts: new MongoQuotaCounts(connection),
      quotas: settings.quotas,
      logger,
      providers: { email: mail, sms: createSmsProvider(settings.sms, messages) },
      templates: createTemplates(origin),
      dispatch: { sendOnceWritten: (channel, write) => sender.sendOnceWritten(channel, write) },
      isSigned: signedBySmsProvider(settings.sms),
      origin,
      clock,
      newId,
    };
    const stopMeasuring = measured.messagesDue.observe(async (report) => {
      for (const channel of channels) {
        report(await messages.countDue(channel, clock()), { channel });
      }
    });
    const sender = new Sender({ messages, send: sendMessage(ports), clock, logger });
    return {
      implementations: [messageService(ports)],
      handlers: createHandlers(ports, copies),
      jobs: [{ name: 'send what is due', everyMs: settings.lookEveryMs, run: () => sender.look() }],
      async close() {
        stopMeasuring();
        await sender.stop();
        mail.close();
      },
    };
  };
}
