import type { Clash } from '../../domain/evening/chosen-tables';
import type { Stage } from '../../domain/reservation/lifecycle';
import type { Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { RequestedStep } from '../../domain/evening/take-step';
import type { Ports } from '../../ports';
import type { Revision } from '../booking/revise';

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
