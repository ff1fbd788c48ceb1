import { runService } from '@tablewell/chassis/service';
import { buildBilling } from './app';
import { billingConfig } from './config';
import { parseContact } from './domain/support';

const config = billingConfig(process.env);

void runService(
  'billing',
  config,
  buildBilling({
    rules: { trialDays: config.TRIAL_DAYS, premiumMaxRestaurants: config.PREMIUM_MAX_RESTAURANTS },
    support: {
      email: config.SUPPORT_EMAIL,
      priorityEmail: config.PRIORITY_SUPPORT_EMAIL,
      phone: config.SUPPORT_PHONE,
      accountManager: parseContact(config.ACCOUNT_MANAGER),
    },
    advertisedTrialDays: config.TRIAL_DAYS_ADVERTISED,
    stripe: {
      apiKey: config.STRIPE_API_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      baseUrl: config.STRIPE_BASE_URL,
    },
    origin: config.PUBLIC_ORIGIN,
    checkTrialsEveryMs: 5_000,
    checkOverdueEveryMs: 10 * 60_000,
  }),
);
