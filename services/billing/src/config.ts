import { readConfig, secret, serviceSpec, str, wholeNumber } from '@tablewell/chassis/config';

/** The settings. At start, every invalid one is reported. */
export const billingConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      STRIPE_API_KEY: secret({ desc: 'Secret key of the card provider' }),
      STRIPE_WEBHOOK_SECRET: secret({ desc: 'Signs the card provider’s webhooks' }),
      STRIPE_BASE_URL: str({ default: '', desc: 'Another address of the card provider; empty for its own' }),
      TRIAL_DAYS: wholeNumber(0, 365, { default: 30, desc: 'Days of trial granted; 0: no trial' }),
      TRIAL_DAYS_ADVERTISED: wholeNumber(0, 365, {
        default: 14,
        desc: 'Days that landing and marketing pages say',
      }),
      PREMIUM_MAX_RESTAURANTS: wholeNumber(1, 1_000, {
        default: 1,
        desc: 'Restaurants that Premium includes',
      }),
    },
    env,
  );
