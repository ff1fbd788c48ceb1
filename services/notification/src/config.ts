import {
  makeValidator,
  readConfig,
  secret,
  serviceSpec,
  str,
  url,
  wholeNumber,
} from '@tablewell/chassis/config';
import { isLanguage, type Language } from '@tablewell/languages';
import { defaultRates, type SenderRates } from './domain/pace';
import { defaultQuotas as defaults, type QuotaSettings } from './domain/quotas';

/** Checked at start, because the provider's library throws only when the first message is sent. */
const accountSid = makeValidator<string>((input) => {
  if (!/^AC[0-9a-f]{32}$/i.test(input)) throw new Error('must be AC and 32 hexadecimal digits');
  return input;
});

const whatsAppNumber = makeValidator<string>((input) => {
  if (!/^(whatsapp:\+[1-9]\d{6,14})?$/.test(input)) throw new Error('must be whatsapp:+<country><number>');
  return input;
});

/** `en=HX…,es=HX…` */
const contentIds = makeValidator<Partial<Record<Language, string>>>((input) => {
  const pairs = input
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  const entries = pairs.map((pair) => pair.split('=').map((part) => part.trim()));
  for (const [language = '', id = ''] of entries)
    if (!isLanguage(language) || !/^HX[0-9a-f]{32}$/i.test(id))
      throw new Error('must be languages with HX and 32 hexadecimal digits, as en=HX…,es=HX…');
  return Object.fromEntries(entries) as Partial<Record<Language, string>>;
});

const perDay = (fallback: number, desc: string) => wholeNumber(0, 100_000_000, { default: fallback, desc });

const quotaSpec = {
  SMS_DAILY_TRIAL: perDay(defaults.sms.trial, 'SMS a day of a restaurant on trial'),
  SMS_DAILY_PREMIUM: perDay(defaults.sms.premium, 'SMS a day of a restaurant on Premium'),
  SMS_DAILY_ENTERPRISE: perDay(defaults.sms.enterprise, 'SMS a day of a restaurant on Enterprise'),
  SMS_DAILY_NUMBER_OF_RESTAURANT: perDay(
    defaults.smsToNumberOfRestaurant,
    'SMS a day of one restaurant to one number',
  ),
  SMS_DAILY_NUMBER: perDay(defaults.smsToNumber, 'SMS a day of all restaurants to one number'),
  SMS_DAILY_ANSWERS: perDay(defaults.answersToNumber, 'Answers a day to STOP, START and HELP of one number'),
  SMS_DAILY_REPLIES: perDay(defaults.repliesFromNumber, 'Replies a day of one number that are stored'),
  MAIL_DAILY_TRIAL: perDay(defaults.mail.trial, 'Mails a day of a restaurant on trial'),
  MAIL_DAILY_BASIC: perDay(defaults.mail.basic, 'Mails a day of a restaurant on Basic'),
  MAIL_DAILY_PREMIUM: perDay(defaults.mail.premium, 'Mails a day of a restaurant on Premium'),
  MAIL_DAILY_ENTERPRISE: perDay(defaults.mail.enterprise, 'Mails a day of a restaurant on Enterprise'),
  MAIL_DAILY_ADDRESS: perDay(defaults.mailToAddress, 'Reservation mails a day to one address'),
  MAIL_DAILY_DINER: perDay(defaults.mailToDiner, 'Mails a day about reservations to one diner’s address'),
  MAIL_DAILY_TRIAL_DINERS: perDay(
    defaults.dinerMailsOfTrial,
    'Mails a day to the diners of an account on trial',
  ),
  INVITATIONS_DAILY: perDay(defaults.unsolicitedOfRestaurant, 'Invitations a day of one restaurant'),
  INVITATIONS_DAILY_ADDRESS: perDay(defaults.unsolicitedToAddress, 'Invitations a day to one address'),
  ACCOUNT_MAILS_DAILY: perDay(
    defaults.accountMailsToAddress,
    'Verification and password mails a day to one address',
  ),
  ACCOUNT_DAILY_TIMES: perDay(
    defaults.accountTimes,
    'How many times what one restaurant may send an account on Premium or Enterprise may',
  ),
};

const perSecond = (fallback: number, what: string) =>
  wholeNumber(0, 10_000, { default: fallback, desc: `SMS segments a second from ${what}; 0: no limit` });

const rateSpec = {
  SMS_RATE_LONG_CODE: perSecond(defaultRates['long-code'], 'a number'),
  SMS_RATE_TOLL_FREE: perSecond(defaultRates['toll-free'], 'a toll-free number'),
  SMS_RATE_SHORT_CODE: perSecond(defaultRates['short-code'], 'a short code'),
  SMS_RATE_SERVICE: perSecond(defaultRates.service, 'a Messaging Service'),
};

/** The settings. At start, every invalid one is reported. */
export function notificationConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(
    {
      ...serviceSpec,
      SMTP_URL: str({ desc: 'Mail server, as smtp://[user:password@]host:port' }),
      MAIL_FROM: str({ desc: 'Sender of mails, as Name <address>' }),
      TWILIO_ACCOUNT_SID: accountSid({ desc: 'Account at the SMS provider' }),
      TWILIO_AUTH_TOKEN: secret({ desc: 'Secret of that account; also signs webhooks' }),
      TWILIO_FROM_NUMBER: str({ desc: 'Our number, as +<country><number>' }),
      SMS_SHARED_SENDER: str({
        choices: ['on', 'off'],
        default: 'on',
        desc: 'Whether restaurants without a sender of their own use our number',
      }),
      TWILIO_WHATSAPP_FROM: whatsAppNumber({
        default: '',
        desc: 'Our number of WhatsApp, as whatsapp:+<country><number>; empty: no WhatsApp',
      }),
      TWILIO_WHATSAPP_CONTENT: contentIds({
        default: {},
        desc: 'Approved texts of WhatsApp by language, as en=HX…,es=HX…; their variable 1 is the message',
      }),
      TWILIO_BASE_URL: str({ default: '', desc: 'Another address of the SMS provider; empty for its own' }),
      SMS_WEBHOOK_URL: url({ desc: 'Where the SMS provider sends answers and reports' }),
      WEBHOOK_LOCAL: str({
        choices: ['on', 'off'],
        default: 'off',
        desc: 'Whether webhooks may be sent to this machine, without TLS; for trying the product out',
      }),
      RETENTION_DAYS: wholeNumber(1, 3_650, {
        default: 30,
        desc: 'Days a message is kept once its matter is over',
      }),
      ...quotaSpec,
      ...rateSpec,
    },
    env,
  );
  const { TWILIO_WHATSAPP_FROM: from, TWILIO_WHATSAPP_CONTENT: contents } = config;
  if (from !== '' && !contents.en)
    throw new Error('TWILIO_WHATSAPP_CONTENT needs the approved text in English, as en=HX…');
  const whatsApp = from === '' ? undefined : { from, contents };
  const quotas: QuotaSettings = {
    sms: {
      trial: config.SMS_DAILY_TRIAL,
      // Basic sends no SMS; if it ever does, the limit of a trial applies.
      basic: config.SMS_DAILY_TRIAL,
      premium: config.SMS_DAILY_PREMIUM,
      enterprise: config.SMS_DAILY_ENTERPRISE,
    },
    mail: {
      trial: config.MAIL_DAILY_TRIAL,
      basic: config.MAIL_DAILY_BASIC,
      premium: config.MAIL_DAILY_PREMIUM,
      enterprise: config.MAIL_DAILY_ENTERPRISE,
    },
    accountTimes: config.ACCOUNT_DAILY_TIMES,
    smsToNumberOfRestaurant: config.SMS_DAILY_NUMBER_OF_RESTAURANT,
    smsToNumber: config.SMS_DAILY_NUMBER,
    answersToNumber: config.SMS_DAILY_ANSWERS,
    repliesFromNumber: config.SMS_DAILY_REPLIES,
    mailToAddress: config.MAIL_DAILY_ADDRESS,
    mailToDiner: config.MAIL_DAILY_DINER,
    dinerMailsOfTrial: config.MAIL_DAILY_TRIAL_DINERS,
    unsolicitedOfRestaurant: config.INVITATIONS_DAILY,
    unsolicitedToAddress: config.INVITATIONS_DAILY_ADDRESS,
    accountMailsToAddress: config.ACCOUNT_MAILS_DAILY,
  };
  const rates: SenderRates = {
    'long-code': config.SMS_RATE_LONG_CODE,
    'toll-free': config.SMS_RATE_TOLL_FREE,
    'short-code': config.SMS_RATE_SHORT_CODE,
    service: config.SMS_RATE_SERVICE,
  };
  return { config, quotas, rates, whatsApp };
}
