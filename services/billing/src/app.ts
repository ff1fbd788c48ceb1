import { newId } from '@tablewell/chassis/ids';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { createEventFactory } from './adapters/events/event-factory';
import { createHandlers } from './adapters/events/handlers';
import { accountCollection, MongoAccounts } from './adapters/mongo/accounts';
import type { StripeSettings } from './adapters/provider/stripe-client';
import { createStripeProvider } from './adapters/provider/stripe-provider';
import { billingService } from './adapters/rpc/billing-service';
import { logRules } from './adapters/log-rules';
import { type BillingRules, planCatalogue } from './domain/plans';
import type { SupportOffer } from './domain/support';
import type { Ports } from './ports';
import { checkOverdue } from './use-cases/check-overdue';
import { checkTrials } from './use-cases/check-trials';

/** The service's settings. */
interface BillingSettings {
  readonly rules: BillingRules;
  readonly support: SupportOffer;
  /** The trial that landing and marketing pages advertise, in days. */
  readonly advertisedTrialDays: number;
  readonly stripe: StripeSettings;
  /** Origin of the pages. */
  readonly origin: string;
  /** Interval of the job that ends trials and announces their end. */
  readonly checkTrialsEveryMs: number;
  /** Interval of the job that checks overdue subscriptions, each once a day. */
  readonly checkOverdueEveryMs: number;
}

/** Builds the billing service. */
export function buildBilling(settings: BillingSettings) {
  return ({ connection, enqueueEvents, clock, logger }: ServiceKit): ServiceParts => {
    const { rules, support } = settings;
    logRules(settings, logger);
    const plans = planCatalogue(rules, support);
    const ports: Ports = {
      accounts: new MongoAccounts(connection, enqueueEvents),
      provider: createStripeProvider(settings.stripe, plans),
      eventFactory: createEventFactory(clock, newId),
      rules,
      support,
      origin: settings.origin.replace(/\/+$/, ''),
      clock,
    };
    return {
      implementations: [billingService(ports, plans)],
      handlers: createHandlers(ports),
      outboxes: [accountCollection],
      jobs: [
        { name: 'check-trials', everyMs: settings.checkTrialsEveryMs, run: checkTrials(ports) },
        { name: 'check-overdue', everyMs: settings.checkOverdueEveryMs, run: checkOverdue(ports) },
      ],
    };
  };
}
