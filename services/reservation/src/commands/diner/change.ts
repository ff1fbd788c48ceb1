import { type Audience, validateReservation } from '@tablewell/booking-rules';
import { type DinerDetailsInput, validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { type Actor, isMember } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { isTooLate } from '../../day/starts/booking-rules';
import { refusals } from '../../restaurant/refusals';
import { cleanDinerInput } from '../../party/diner-details';
import { comparedPhone, countPublicChange } from '../../limits/public-limits';
import * as party from '../../party/change';
import { withoutMaskedEmail, withOldMask } from '../../party/masked-input';
import { cleanDetails, type Details, keptPhone, type Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { findByLink } from '../access';
import type { Booked } from './book';
import { hashPhone } from '../hash-phone';
import { addPhoneBooking, phoneBookingRequest } from '../phone-booking';
import { type NewTable, planNewTable } from './plan-new-table';
import { requestedChange } from './requested-change';
import { revise, type RevisingPorts } from '../revise';
import type { RequestedTime } from '../when';

/** The changed fields. */
interface ChangeCommand extends Partial<Details> {
  readonly id: string;
  readonly when?: RequestedTime;
  /** Another area; empty: anywhere. */
  readonly area?: string;
  /** The changed fields about the diner and their party. */
  readonly diner?: Omit<DinerDetailsInput, 'marketingConsent'>;
}

/**
 * Changes a reservation, for the holder of its id. The booking rules apply to a new time; another party size at the
 * same time needs only a table.
 */
export function change(ports: RevisingPorts & Pick<Ports, 'restaurants' | 'phones' | 'limits'>) {
  return async (actor: Actor | undefined, command: ChangeCommand): Promise<Booked | Refusal> => {
    const known = await findByLink(ports, command.id);
    if (isRefusal(known)) return known;
    const restaurant = await ports.restaurants.find(known.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const audience: Audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const { id, when, area, diner: dinerInput = {}, ...changes } = command;
    const details = keepingPhone(cleanDetails(changes), known);
    const diner = withoutMaskedEmail(cleanDinerInput(dinerInput));
    const problems = withOldMask(
      [...validateReservation(details, audience), ...validateDinerDetails(diner)],
      details,
    );
    if (problems.length > 0) return invalid(problems);

    const changed = await revise(
      ports,
      () => findByLink(ports, id),
      async (current) => {
        const refused = party.refuseChange(current, audience);
        if (refused) return refused;
        const requested = requestedChange(restaurant, current, { details, diner, when, area }, audience);
        if (isRefusal(requested)) return requested;
        const { given, keepsTable } = requested;
        if (requested.isSame) return 'unchanged';
        const counted =
          audience === 'public'
            ? countPublicChange(current, given, ports.limits, restaurant.country)
            : undefined;
        if (isRefusal(counted)) return counted;
        const now = ports.clock(current.restaurantId);
        const isLate = audience === 'public' && isTooLate(restaurant, current.placement, 'change', now);
        if (isLate && !keepsTable) return refusals.tooLateToChange();

        const phoneHash = audience === 'public' ? hashPhone(restaurant, given.phoneNumber) : undefined;
        const placed: Partial<NewTable> | Refusal = keepsTable
          ? {}
          : await planNewTable(ports, restaurant, audience, { current, requested, phoneHash, now });
        if (isRefusal(placed)) return placed;
        const { country, timezone } = restaurant;
        const isOtherPhone =
          comparedPhone(given.phoneNumber, country) !== comparedPhone(current.phoneNumber, country);
        const { moves } = requested;
        const facts = { audience, timezone, given, moves, publicChanges: counted, replan: placed.replan };
        return {
          change: (write) => party.change(current, facts, write),
          needs: ({ version }) => {
            const booking = { restaurant, reservationId: current.id, version };
            const phone = phoneBookingRequest(ports, isOtherPhone ? phoneHash : undefined, booking);
            return {
              table: placed.table,
              takeLimits: async () => phone && addPhoneBooking(ports, phone),
            };
          },
        };
      },
    );
    return isRefusal(changed) ? changed : { reservation: changed, restaurant };
  };
}

/** Without a phone number that stays what it is. */
function keepingPhone(details: Partial<Details>, known: Reservation): Partial<Details> {
  const { phoneNumber, ...others } = details;
  const stays = phoneNumber !== undefined && keptPhone(phoneNumber, known) !== phoneNumber;
  return stays ? others : details;
}
