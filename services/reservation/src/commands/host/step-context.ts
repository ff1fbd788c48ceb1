import type { Stage } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { RequestedStep } from '../../party/take-step';

/** The state on which a step is planned. */
export interface StepContext {
  readonly restaurant: RestaurantRules;
  readonly current: Reservation;
  readonly requested: RequestedStep;
  readonly stage: Stage;
  readonly now: Date;
}
