import { readConfig, runService, secret, serviceSpec, str, wholeNumber } from '@tablewell/chassis';
import { buildBilling } from './app';

const config = readConfig({
  ...serviceSpec,
  STRIPE_API_KEY: secret({ desc: 'Secret key of the card provider' }),
  STRIPE_WEBHOOK_SECRET: secret({ desc: 'Signs the card provider’s webhooks' }),
  STRIPE_BASE_URL: str({ default: '', desc: 'Another address of the card provider; empty for its own' }),
  TRIAL_DAYS: wholeNumber(0, 365, { default: 30, desc: 'Days of trial granted; 0: no trial' }),
  TRIAL_DAYS_ADVERTISED: wholeNumber(0, 365, {
    default: 14,
    desc: 'Days that landing and marketing pages say',
  }),
  PREMIUM_MAX_RESTAURANTS: wholeNumber(1, 1_000, { default: 1, desc: 'Restaurants that Premium includes' }),
});

void runService(
  'billing',
  config,
  buildBilling({
    rules: { trialDays: config.TRIAL_DAYS, premiumMaxRestaurants: config.PREMIUM_MAX_RESTAURANTS },
    advertisedTrialDays: config.TRIAL_DAYS_ADVERTISED,
    stripe: {
      apiKey: config.STRIPE_API_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      baseUrl: config.STRIPE_BASE_URL,
    },
    origin: config.PUBLIC_ORIGIN,
    settleTrialsEveryMs: 5_000,
    checkOverdueEveryMs: 10 * 60_000,
  }),
);
