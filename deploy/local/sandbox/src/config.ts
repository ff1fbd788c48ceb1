/** Settings from the environment. Every name is listed in README.md. */
export interface Config {
  host: string;
  port: number;
  smtpPort: number;
  dataPath: string;
  /** The address where a browser reaches the product, without a trailing slash; hosted pages are linked from here. */
  publicOrigin: string;
  smsWebhookUrl: string | undefined;
  stripeWebhookUrl: string | undefined;
  /** Where its identity provider reports sign-outs, if not below the public origin. */
  ssoLogoutUrl: string | undefined;
  twilioAccountSid: string;
  twilioAuthToken: string;
  stripeApiKey: string;
  stripeWebhookSecret: string;
  recaptchaSecret: string;
  googleClientId: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the whole environment at once, so that one error names every bad variable. */
export function readConfig(env: Environment): Config {
  const bad: string[] = [];
  const text = (name: string): string => {
    const value = env[name];
    if (!value) bad.push(`${name} is missing`);
    return value ?? '';
  };
  const port = (name: string): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) bad.push(`${name} is not a port`);
    return value;
  };
  const url = (name: string, value: string): string => {
    if (value && !URL.canParse(value)) bad.push(`${name} is not a URL`);
    return value.replace(/\/+$/, '');
  };
  const optionalUrl = (name: string) => (env[name] ? url(name, env[name]) : undefined);

  const config: Config = {
    host: env.HOST ?? '127.0.0.1',
    port: port('PORT'),
    smtpPort: port('SMTP_PORT'),
    dataPath: text('DATA_PATH'),
    publicOrigin: url('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN')),
    smsWebhookUrl: optionalUrl('SMS_WEBHOOK_URL'),
    stripeWebhookUrl: optionalUrl('STRIPE_WEBHOOK_URL'),
    ssoLogoutUrl: optionalUrl('SSO_LOGOUT_URL'),
    twilioAccountSid: text('TWILIO_ACCOUNT_SID'),
    twilioAuthToken: text('TWILIO_AUTH_TOKEN'),
    stripeApiKey: text('STRIPE_API_KEY'),
    stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    recaptchaSecret: text('RECAPTCHA_SECRET'),
    googleClientId: text('GOOGLE_CLIENT_ID'),
  };
  if (bad.length > 0) throw new Error(`The sandbox cannot start: ${bad.join('; ')}`);
  return config;
}
