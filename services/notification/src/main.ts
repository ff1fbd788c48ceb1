import { runService } from '@tablewell/chassis/service';
import { buildNotification } from './app';
import { notificationConfig } from './config';

const { config, quotas, rates, whatsApp } = notificationConfig(process.env);

void runService(
  'notification',
  config,
  buildNotification({
    origin: config.PUBLIC_ORIGIN,
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    sms: {
      accountSid: config.TWILIO_ACCOUNT_SID,
      authToken: config.TWILIO_AUTH_TOKEN,
      from: config.TWILIO_FROM_NUMBER,
      isShared: config.SMS_SHARED_SENDER === 'on',
      baseUrl: config.TWILIO_BASE_URL,
      webhookUrl: config.SMS_WEBHOOK_URL,
      ...(whatsApp ? { whatsApp } : {}),
    },
    quotas,
    rates,
    retentionDays: config.RETENTION_DAYS,
    webhooks: { allowsLoopback: config.WEBHOOK_LOCAL === 'on' },
    pollEveryMs: 1_000,
  }),
);
