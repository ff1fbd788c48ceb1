import { type Client, Code, ConnectError } from '@connectrpc/connect';
import type { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { startTestSandbox } from '@tablewell/sandbox/testing';
import twilio from 'twilio';
import type { WhatsAppSettings } from '../src/adapters/providers/sms';
import type { NotificationSettings } from '../src/app';
import type { SenderRates } from '../src/domain/pace';
import { defaultQuotas, type QuotaSettings } from '../src/domain/quotas';

/** A message in the sandbox's ledger. */
interface SentMessage {
  /** The provider's. */
  id: string;
  channel: 'email' | 'sms' | 'whatsapp';
  to: string;
  from: string;
  fromName?: string;
  subject: string | null;
  text: string;
  html: string | null;
  replyTo?: string;
  automatic?: Record<string, string>;
  calendar?: { method: string; text: string };
}

/** Stand-ins of the providers on this machine, and the webhook that they call. */
export interface ProviderSandbox {
  readonly settings: NotificationSettings;
  /** Newest first. */
  messages(to: string): Promise<SentMessage[]>;
  fault(provider: 'sms' | 'mail', mode: string, more?: { rate?: number; delayMs?: number }): Promise<void>;
  /** A guest sends an SMS; with an `optOutType`, the provider handles its keyword. */
  inbound(
    from: string,
    text: string,
    optOutType?: 'STOP' | 'START' | 'HELP' | undefined,
    to?: string,
  ): Promise<void>;
  /** What the provider knows of a number or a Messaging Service. */
  describeSender(
    address: string,
    known: { known?: boolean; campaign?: string; reason?: string; brand?: string; brandReason?: string },
  ): Promise<void>;
  /** Reports of the provider about an SMS of this id. */
  report(api: Client<typeof MessageService>, id: string, status: string, more?: object): Promise<unknown>;
  /** Receives webhooks instead of the gateway. */
  sendWebhooksTo(api: Client<typeof MessageService> | undefined): void;
  /** Drops the provider’s own delivery reports, so that a test sends them. */
  keepReports(kept: boolean): void;
  stop(): Promise<void>;
}

export async function startSandbox(
  quotas: Partial<QuotaSettings> = {},
  {
    isShared = true,
    whatsApp,
    rates = {},
  }: { isShared?: boolean; whatsApp?: WhatsAppSettings; rates?: Partial<SenderRates> } = {},
): Promise<ProviderSandbox> {
  const sandbox = await startTestSandbox();
  const { config, origin } = sandbox;
  const from = '+14155550100';
  let areReportsKept = false;
  return {
    settings: {
      origin: config.publicOrigin,
      smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      mailFrom: 'Tablewell <no-reply@tablewell.example>',
      sms: {
        accountSid: config.twilioAccountSid,
        authToken: config.twilioAuthToken,
        from,
        isShared,
        baseUrl: origin,
        webhookUrl: config.smsWebhookUrl ?? '',
        ...(whatsApp ? { whatsApp } : {}),
      },
      quotas: { ...defaultQuotas, ...quotas },
      rates: { 'long-code': 0, 'toll-free': 0, 'short-code': 0, service: 0, ...rates },
      retentionDays: 30,
      webhooks: { allowsLoopback: true },
      pollEveryMs: 100,
    },
    async messages(to) {
      const answer = await fetch(`${origin}/sandbox/api/messages?to=${encodeURIComponent(to)}`);
      return (await answer.json()) as SentMessage[];
    },
    fault: (provider, mode, more = {}) => sandbox.control('faults', { provider, mode, ...more }),
    inbound: (guest, text, optOutType, to = from) =>
      sandbox.control('messages/inbound', { from: guest, to, text, optOutType }),
    describeSender: (address, known) => sandbox.control('sms/senders', { address, ...known }),
    report(api, id, status, more = {}) {
      const fields = { MessageSid: id, MessageStatus: status, ...more };
      const webhookUrl = config.smsWebhookUrl ?? '';
      const signature = twilio.getExpectedTwilioSignature(config.twilioAuthToken, webhookUrl, fields);
      return api.receiveSmsWebhook({ fields, signature });
    },
    sendWebhooksTo(api) {
      sandbox.answerWebhook = ({ headers, body }) => {
        const fields = Object.fromEntries(new URLSearchParams(String(body)));
        const signature = String(headers['x-twilio-signature'] ?? '');
        if (!api || (areReportsKept && fields['MessageStatus'])) return { status: 200, body: '' };
        const deliver = async () => (await api.receiveSmsWebhook({ fields, signature })).reply;
        // A busy machine may handle a reply after its caller's deadline. Its answer is noted, and asked for again.
        return deliver()
          .catch((error: unknown) => {
            if (ConnectError.from(error).code !== Code.DeadlineExceeded) throw error;
            return deliver();
          })
          .then(
            (reply) => ({ status: 200, body: reply }),
            () => ({ status: 400 }),
          );
      };
    },
    keepReports(kept) {
      areReportsKept = kept;
    },
    stop: () => sandbox.stop(),
  };
}
