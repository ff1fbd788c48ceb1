import { newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createFacts } from './adapters/events/facts';
import { createHandlers } from './adapters/events/handlers';
import { accountCollection, MongoAccounts } from './adapters/mongo/accounts';
import { createStripeProvider, type StripeSettings } from './adapters/provider/stripe-provider';
import { billingService } from './adapters/rpc/billing-service';
import { tellRules } from './adapters/rules-in-force';
import { type BillingRules, planCatalogue } from './domain/plans';
import type { Ports } from './ports';
import { checkOverdue } from './use-cases/check-overdue';
import { settleTrials } from './use-cases/change-account';

/** How the service is set up. */
export interface BillingSettings {
  readonly rules: BillingRules;
  /** The trial as landing and marketing pages tell it, in days (contract §4). */
  readonly advertisedTrialDays: number;
  readonly stripe: StripeSettings;
  /** Origin of the pages. */
  readonly origin: string;
  /** How often trials that have ended are looked for. */
  readonly settleTrialsEveryMs: number;
  /** How often subscriptions beyond their paid period are looked for; each is asked about once a day. */
  readonly checkOverdueEveryMs: number;
}

/** Builds the billing service. Listens to nothing. */
export function buildBilling(settings: BillingSettings) {
  return ({ connection, announce, clock, logger }: ServiceKit): ServiceParts => {
    const { rules } = settings;
    tellRules(settings, logger);
    const plans = planCatalogue(rules);
    const ports: Ports = {
      accounts: new MongoAccounts(connection, announce),
      provider: createStripeProvider(settings.stripe, plans),
      facts: createFacts(clock, newId),
      rules,
      origin: settings.origin.replace(/\/+$/, ''),
      clock,
    };
    return {
      implementations: [billingService(ports, plans)],
      handlers: createHandlers(ports),
      outboxes: [accountCollection],
      jobs: [
        { name: 'settle trials', everyMs: settings.settleTrialsEveryMs, run: settleTrials(ports) },
        { name: 'check overdue', everyMs: settings.checkOverdueEveryMs, run: checkOverdue(ports) },
      ],
    };
  };
}
