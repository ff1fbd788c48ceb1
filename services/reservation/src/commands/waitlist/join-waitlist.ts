import { validateReservation } from '@tablewell/booking-rules';
import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { localTimeOf } from '@tablewell/shared/zone';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { occupiedInterval, stayFrom, wholeMinute } from '../../day/claims/stay';
import { resolveArea } from '../../day/starts/area';
import { languageProblems } from '../../party/diner-language';
import { join } from '../../party/join';
import { cleanDetails, type Details, type Reservation } from '../../party/reservation';
import type { WaitRange } from '../../party/wait';
import type { Ports } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { findRestaurant } from '../access';
import { initiatorOf, refuseStepInput, type StepInput, timeOfStep } from '../host/step-input';
import { type NewPartyPorts, writeNewReservation } from '../new-reservation';
import { findEarlier } from '../repeated-booking';
import { findLine } from './find-line';
import type { QuoteOf } from './join-line';
import { placeForJoining } from './place-for-joining';

interface JoinCommand extends StepInput, Details {
  readonly restaurantId: string;
  readonly areas: readonly string[];
  readonly accessible: boolean;
  readonly language: string;
  /** What the party was told; undefined: the quote of this moment. */
  readonly quote: WaitRange | undefined;
}

/** How many parties wait at a time at most, and how many areas one may name. */
export const maxWaiting = 200;
export const maxAreas = 20;
/** The longest wait that can be told. */
const maxQuoteMinutes = 600;

/**
 * Adds a party at the door to the waitlist, for members. Idempotent by the id of its step (WAIT-1).
 * @param quote of a party that joins now
 */
export function joinWaitlist(
  ports: NewPartyPorts & Pick<Ports, 'restaurants' | 'days' | 'newId'>,
  quote: QuoteOf,
) {
  return async (actor: Actor | undefined, command: JoinCommand): Promise<Reservation | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, command.restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const now = ports.clock(command.restaurantId);
    const details = cleanDetails({
      name: command.name,
      partySize: command.partySize,
      phoneNumber: command.phoneNumber,
      notes: command.notes,
    });
    const areas = requestedAreas(restaurant, command.areas);
    const bad =
      refuseStepInput(command, now) ??
      refuseJoining(details, command) ??
      (isRefusal(areas) ? areas : undefined);
    if (bad || isRefusal(areas)) return bad as Refusal;
    const attempt = { restaurantId: restaurant.id, idempotencyKey: `join:${command.stepId}`, repeated: true };
    const earlier = await findEarlier(ports, attempt);
    if (earlier) return earlier;
    if ((await findLine(ports, restaurant, now)).length >= maxWaiting) return waitlistFull();

    const takenAt = timeOfStep(command, now);
    const { partySize } = details;
    const from = wholeMinute(takenAt);
    const when = localTimeOf(from, restaurant.timezone);
    const stay = stayFrom(restaurant, from, when, partySize);
    const dates = serviceDates(occupiedInterval(stay), dayZoneOf(restaurant));
    const { accessible, language, stepId } = command;
    const joining = {
      ...{ id: ports.newId(), restaurantId: restaurant.id, at: now, details, when, stay, dates, areas },
      ...{ accessible, language, stepId, takenAt, by: initiatorOf(actor) },
    };
    const placed = placeForJoining(
      ports,
      restaurant,
      joining,
      command.quote ? async () => command.quote : quote,
    );
    const written = await writeNewReservation(ports, {
      attempt,
      audience: 'member',
      // Like walk-ins, parties of the waitlist do not count in the month (PLAN-3).
      quota: undefined,
      takeTable: placed.takeTable,
      make: () => join({ ...joining, quote: placed.quote() }),
    });
    return isRefusal(written) ? written : written.reservation;
  };
}

/** The areas that a party takes, in the owner's spelling. */
export function requestedAreas(
  restaurant: RestaurantRules,
  names: readonly string[],
): readonly string[] | Refusal {
  if (names.length > maxAreas)
    return invalid([{ field: 'areas', message: `Please choose at most ${maxAreas} areas` }]);
  const areas: string[] = [];
  for (const name of names) {
    const known = resolveArea(restaurant, name, 'walk-ins');
    if (isRefusal(known)) return known;
    if (known !== undefined && !areas.includes(known)) areas.push(known);
  }
  return areas;
}

function refuseJoining(details: Details, { language, quote }: JoinCommand): Refusal | undefined {
  const problems: FieldProblem[] = [...validateReservation(details, 'member'), ...languageProblems(language)];
  if (quote && !(0 <= quote.from && quote.from <= quote.until && quote.until <= maxQuoteMinutes))
    problems.push({ field: 'quote', message: `Please give a range within ${maxQuoteMinutes} minutes` });
  return problems.length > 0 ? invalid(problems) : undefined;
}

const waitlistFull = () =>
  new Refusal('conflict', 'waitlist-full', `At most ${maxWaiting} parties can wait at a time.`);
