import type { Stage } from '../../domain/reservation/lifecycle';
import type { Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { RequestedStep } from '../../domain/evening/take-step';
import type { Ports } from '../../ports';
import type { Revision } from '../booking/revise';
import type { ClaimOutcome } from './hosts-claim';

/** The state on which a step is planned. */
export interface StepContext {
  readonly ports: Ports;
  readonly restaurant: RestaurantRules;
  readonly current: Reservation;
  readonly requested: RequestedStep;
  readonly stage: Stage;
  readonly now: Date;
}

/** A planned step, and the details of the decision about its tables. */
export interface PlannedStep {
  readonly revision: Revision;
  readonly outcome?: ClaimOutcome;
}
