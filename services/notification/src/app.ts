import { newId } from '@tablewell/chassis/ids';
import { measured } from '@tablewell/chassis/metrics';
import { withMemberTurns } from '@tablewell/chassis/rpc';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { senderAddress } from '@tablewell/shared/email';
import { buildWebhooks, type WebhookSettings } from './app-webhooks';
import { auditLogHandlers } from './adapters/events/audit-log';
import { createEventFactory } from './adapters/events/event-factory';
import { createHandlers } from './adapters/events/handlers';
import { Sender } from './adapters/jobs/sender';
import { MongoActivity } from './adapters/mongo/activity';
import { MongoChannelChoices } from './adapters/mongo/channel-choices';
import { MongoConversations } from './adapters/mongo/conversations';
import { MongoMessages } from './adapters/mongo/messages';
import { MongoMessageTemplates } from './adapters/mongo/message-templates';
import { MongoOptOuts } from './adapters/mongo/opt-outs';
import { MongoPace } from './adapters/mongo/pace';
import { MongoQuotaCounts } from './adapters/mongo/quota-counts';
import { MongoReminderPlans } from './adapters/mongo/reminder-plans';
import { MongoReplies, replyCollection } from './adapters/mongo/replies';
import { MongoServedSenders } from './adapters/mongo/served-senders';
import { MongoSenders } from './adapters/mongo/senders';
import { MongoSnippets } from './adapters/mongo/snippets';
import { MongoReadCopies } from './adapters/mongo/read-copies';
import { createMailProvider } from './adapters/providers/mail';
import { createSenderCheck } from './adapters/providers/sender-check';
import {
  createSmsProvider,
  createWhatsAppProvider,
  signedBySmsProvider,
  type SmsSettings,
} from './adapters/providers/sms';
import { activityService } from './adapters/rpc/activity-service';
import { memberReads } from './adapters/rpc/member-reads';
import { messageService } from './adapters/rpc/message-service';
import { replyService } from './adapters/rpc/reply-service';
import { templateService } from './adapters/rpc/template-service';
import { LiquidTexts } from './adapters/templates/liquid';
import { senderService } from './adapters/rpc/sender-service';
import { createTemplates } from './adapters/templates/mails';
import { channels, kinds } from './domain/message';
import type { SenderRates } from './domain/pace';
import { type QuotaSettings, scopes } from './domain/quotas';
import type { Ports } from './ports';
import { checkPendingSenders } from './use-cases/check-pending-senders';
import { fallBack } from './use-cases/fall-back';
import { longestSendMs, newLease } from './use-cases/lease';
import { sendMessage } from './use-cases/send-message';
import { sendReminders } from './use-cases/send-reminders';

/** The service's settings. */
export interface NotificationSettings {
  /** Origin of the pages, used in links. */
  readonly origin: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly sms: SmsSettings;
  readonly quotas: QuotaSettings;
  readonly rates: SenderRates;
  /** How many days a message is kept after its reservation, or after its link has expired. */
  readonly retentionDays: number;
  readonly webhooks: WebhookSettings;
  /** Interval of the poll for due messages; see {@link Sender.poll}. */
  readonly pollEveryMs: number;
}

const dayMs = 86_400_000;
/** Reminders are due by the minute. */
const pollsBetweenReminders = 5;
/** How often pending senders are looked for; each is asked about once a day. */
const senderCheckMs = 15 * 60_000;

/** Builds the notification service. */
export function buildNotification(settings: NotificationSettings) {
  return (kit: ServiceKit): ServiceParts => {
    const { connection, clock, logger, enqueueEvents } = kit;
    const origin = settings.origin.replace(/\/+$/, '');
    const retentionMs = settings.retentionDays * dayMs;
    const messages = new MongoMessages(connection, retentionMs);
    const copies = new MongoReadCopies(connection);
    const activity = new MongoActivity(connection, copies, clock);
    const mail = createMailProvider({
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      domain: new URL(origin).hostname,
      longestSendMs,
    });
    const { whatsApp } = settings.sms;
    const conversations = new MongoConversations(connection);
    const ports: Ports = {
      copies,
      messages,
      optOuts: new MongoOptOuts(connection),
      senders: new MongoSenders(connection),
      pace: new MongoPace(connection, settings.rates),
      senderCheck: createSenderCheck(settings.sms),
      sharedSenders: {
        sms: { address: settings.sms.from, isOffered: settings.sms.isShared },
        whatsapp: { address: whatsApp?.from ?? '', isOffered: whatsApp !== undefined },
      },
      channelChoices: new MongoChannelChoices(connection),
      conversations,
      eventFactory: createEventFactory(clock, newId),
      activity,
      replies: new MongoReplies(connection, enqueueEvents, retentionMs),
      reminderPlans: new MongoReminderPlans(connection),
      quotaCounts: new MongoQuotaCounts(connection),
      quotas: settings.quotas,
      logger,
      providers: {
        email: mail,
        sms: createSmsProvider(settings.sms, messages),
        whatsapp: createWhatsAppProvider(
          { ...settings.sms, whatsApp: whatsApp ?? { from: '', contents: {} } },
          messages,
          (phone) => conversations.isOpen({ channel: 'whatsapp', phone }, clock()),
        ),
      },
      templates: createTemplates(origin),
      messageTemplates: new MongoMessageTemplates(connection),
      ownerTexts: new LiquidTexts(),
      snippets: new MongoSnippets(connection),
      dispatch: {
        enqueueAndSend: (channel, write) => sender.enqueueAndSend(channel, write),
        noteQueued: (address, from) => sender.noteQueued(address, from),
      },
      sender: senderAddress(settings.mailFrom),
      isSigned: signedBySmsProvider(settings.sms),
      origin,
      clock,
      newId,
    };
    initializeCounters();
    const stopMeasuring = measured.messagesDue.observe(async (report) => {
      for (const channel of channels) {
        report(await messages.countDue(channel, clock()), { channel });
      }
    });
    const sender = new Sender({
      ...{ messages, pace: ports.pace, served: new MongoServedSenders(connection, newId()) },
      ...{ newLease: () => newLease(ports), newId },
      ...{ send: sendMessage(ports), clock, logger },
    });
    const webhooks = buildWebhooks(kit, { ...settings.webhooks, retentionMs }, ports);
    return {
      implementations: withMemberTurns(memberReads, [
        ...webhooks.implementations,
        messageService(ports),
        replyService(ports),
        templateService(ports),
        senderService(ports),
        activityService(activity, clock),
      ]),
      outboxes: [replyCollection],
      handlers: createHandlers(ports, copies, webhooks),
      webhookHandlers: webhooks.webhookHandlers ?? [],
      auditHandlers: auditLogHandlers(activity, copies, clock),
      jobs: [
        { name: 'send-due-messages', everyMs: settings.pollEveryMs, run: () => sender.poll() },
        {
          name: 'send-reminders',
          everyMs: pollsBetweenReminders * settings.pollEveryMs,
          run: sendReminders(ports),
        },
        ...(whatsApp
          ? [
              {
                name: 'fall-back',
                everyMs: pollsBetweenReminders * settings.pollEveryMs,
                run: fallBack(ports),
              },
            ]
          : []),
        { name: 'send-due-webhooks', everyMs: settings.pollEveryMs, run: () => webhooks.poll() },
        { name: 'check-senders', everyMs: senderCheckMs, run: checkPendingSenders(ports) },
      ],
      async close() {
        stopMeasuring();
        await Promise.all([webhooks.close(), sender.stop()]);
        mail.close();
      },
    };
  };
}

/**
 * Creates counters at 0. A counter that appears with its first increment shows no increase, so alerts would miss a
 * first burst of failures.
 */
function initializeCounters(): void {
  for (const channel of channels) {
    for (const kind of kinds)
      for (const outcome of ['sent', 'failed', 'undelivered'])
        measured.messages.add({ kind, channel, outcome }, 0);
    for (const scope of scopes) measured.quotaRefusals.add({ channel, scope }, 0);
  }
}
