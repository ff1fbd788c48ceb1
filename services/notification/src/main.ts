import { readConfig, runService, secret, serviceSpec, str, url, wholeNumber } from '@tablewell/chassis';
import { buildNotification } from './app';

const config = readConfig({
  ...serviceSpec,
  SMTP_URL: str({ desc: 'Mail server, as smtp://[user:password@]host:port' }),
  MAIL_FROM: str({ desc: 'Sender of mails, as Name <address>' }),
  TWILIO_ACCOUNT_SID: str({ desc: 'Account at the SMS provider' }),
  TWILIO_AUTH_TOKEN: secret({ desc: 'Secret of that account; also signs webhooks' }),
  TWILIO_FROM_NUMBER: str({ desc: 'Our number, as +<country><number>' }),
  TWILIO_BASE_URL: str({ default: '', desc: 'Another address of the SMS provider; empty for its own' }),
  SMS_WEBHOOK_URL: url({ desc: 'Where the SMS provider sends answers and reports' }),
  RETENTION_DAYS: wholeNumber(1, 3_650, {
    default: 30,
    desc: 'Days a message is kept once its matter is over',
  }),
});

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
      baseUrl: config.TWILIO_BASE_URL,
      webhookUrl: config.SMS_WEBHOOK_URL,
    },
    retentionDays: config.RETENTION_DAYS,
    lookEveryMs: 1_000,
  }),
);
