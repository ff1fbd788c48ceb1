import type { mightSit } from '../../../../../../services/reservation/src/day/claims/overstay';
import { type endingBy, occupiedInterval } from '../../../../../../services/reservation/src/day/claims/stay';

/** A party keeps its table for its whole turn, whatever end the host agreed on. */
export const agreedEndIgnored =
  (_original: typeof endingBy): typeof endingBy =>
  (stay) =>
    stay;

/** The next date does not know of a party that sits beyond its turn past midnight. */
export const sitsUntilMidnight =
  (_original: typeof mightSit): typeof mightSit =>
  (stay) =>
    occupiedInterval(stay);
