import type { Clash } from '../domain/chosen-tables';
import type { Stage } from '../domain/lifecycle';
import type { Reservation } from '../domain/reservation';
import type { RestaurantRules } from '../domain/restaurant-rules';
import type { RequestedStep } from '../domain/take-step';
import type { Ports } from '../ports';
import type { Revision } from './revise';

/** The state on which a step is planned. */
export interface StepContext {
  readonly ports: Ports;
  readonly restaurant: RestaurantRules;
  readonly current: Reservation;
  readonly requested: RequestedStep;
  readonly stage: Stage;
  readonly now: Date;
}

/** A planned step, and the conflicting party of a refused seating. */
export interface PlannedStep {
  readonly revision: Revision;
  readonly outcome?: { readonly clash?: Clash | undefined };
}
