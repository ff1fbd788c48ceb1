import { validateReservation } from '@tablewell/booking-rules';
import { type DinerDetailsInput, validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { type Actor, isMember } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { resolveArea } from '../../domain/availability/area';
import { monthIsFull } from '../../domain/reservation/booking-month';
import { refusePartySize } from '../../domain/availability/booking-rules';
import { cleanDinerInput, dinerDetailsOf } from '../../domain/reservation/diner-details';
import { languageProblems } from '../../domain/reservation/diner-language';
import { withOverstays } from '../../domain/service-day/overstay';
import { audienceOfTables, findSlot, placeInSlot } from '../../domain/availability/place-party';
import { requestOf } from '../../domain/reservation/request';
import { cleanDetails, type Details, type Reservation } from '../../domain/reservation/reservation';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import { claimId } from '../../domain/service-day/service-day';
import { sourceOf } from '../../domain/reservation/source';
import { turnMinutesOf } from '../../domain/service-day/stay';
import { heldTable } from './held-table';
import { hashPhone } from './hash-phone';
import { noteRefusedBooking } from './note-demand';
import { phoneHoldRequest, addPhoneHold } from './phone-hold';
import { quotaRequest, reserveQuota } from './monthly-limit';
import type { Ports } from '../../ports';
import { type Attempt, findEarlier, settleRefusal, settleUnwritten } from './repeated-booking';
import { placeRequest } from '../requests/place-request';
import { type RequestedTime, toStart } from './when';

export interface BookCommand extends Details, Attempt {
  readonly when: RequestedTime;
  readonly originalReferer: string;
  /** The hold whose table is booked; absent or empty: none. */
  readonly holdId?: string;
  /** The area that the diner requests; absent or empty: anywhere. */
  readonly area?: string;
  /** The diner's details about themselves and their party. */
  readonly diner?: DinerDetailsInput;
  /** The language of messages to the diner; absent or empty: English. */
  readonly language?: string;
}

/** A reservation with its restaurant. */
export interface Booked {
  readonly reservation: Reservation;
  readonly restaurant: RestaurantRules;
}

/**
 * Books a table: for anyone, and larger parties for a member. Repeated requests of one booking have one outcome; see
 * `repeated-booking.ts`.
 */
export function book(ports: Ports) {
  const tryOnce = bookOnce(ports);
  return async (actor: Actor | undefined, command: BookCommand): Promise<Booked | Refusal> => {
    const outcome = await tryOnce(actor, command);
    if (!isRefusal(outcome)) return outcome;
    const settled = await settleRefusal(ports, command, outcome);
    // A diner who finds one area full may have found a table in another.
    if (isRefusal(settled) && !command.area) noteRefusedBooking(ports, actor, command, settled);
    return settled;
  };
}

function bookOnce(ports: Ports) {
  return async (actor: Actor | undefined, command: BookCommand): Promise<Booked | Refusal> => {
    const restaurant = await ports.restaurants.find(command.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const earlier = await findEarlier(ports, command);
    if (earlier) return { reservation: earlier, restaurant };

    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const details = cleanDetails({
      name: command.name,
      partySize: command.partySize,
      phoneNumber: command.phoneNumber,
      notes: command.notes,
    });
    const { language = '' } = command;
    const diner = cleanDinerInput(command.diner ?? {});
    const problems = [
      ...validateReservation(details, audience),
      ...validateDinerDetails(diner),
      ...languageProblems(language),
    ];
    if (problems.length > 0) return invalid(problems);
    const wrongSize = refusePartySize(restaurant, details.partySize, audience);
    if (wrongSize) return wrongSize;
    const when = toStart(command.when, restaurant.timezone);
    if (isRefusal(when)) return when;

    const known = resolveArea(restaurant, command.area, audienceOfTables(audience));
    // A hold keeps its area even if the area is renamed; without a hold, the area has to be known.
    if (isRefusal(known) && !command.holdId) return known;
    const area = isRefusal(known) ? command.area?.trim() : known;

    const now = ports.clock();
    const phone = audience === 'public' ? hashPhone(restaurant.id, details.phoneNumber) : undefined;
    const request = {
      when,
      partySize: details.partySize,
      area,
      rules: 'book',
      audience: audienceOfTables(audience),
      ...(phone ? { byPhone: { phoneHash: phone, limit: ports.limits.byPhoneAndStart } } : {}),
    } as const;
    const slot = findSlot(restaurant, request, now);
    if (isRefusal(slot)) return slot;
    const held = heldTable(ports, restaurant.id, command.holdId);
    const id = ports.newId();
    const quota = quotaRequest(restaurant, id, 1, now, command.idempotencyKey);
    // Refuses a full month without making a claim on the day.
    if (quota && !(await ports.quotas.hasQuota(quota))) return monthIsFull(audience, quota.limit);
    const bookingRequest =
      audience === 'public'
        ? requestOf(restaurant, details.partySize, { requestedAt: now, from: slot.from })
        : undefined;
    if (bookingRequest?.withoutTable && isRefusal(known)) return known;
    const release = async (dates: readonly string[]) => {
      if (!bookingRequest?.withoutTable) await ports.days.release(restaurant.id, dates, claimId(id, 1));
    };
    const claim = () =>
      ports.days.claim({
        claimId: claimId(id, 1),
        restaurantId: restaurant.id,
        dates: slot.dates,
        partySize: details.partySize,
        area,
        key: command.idempotencyKey,
        ...(phone ? { phone } : {}),
        ...(audience === 'public' ? { online: true } : {}),
        ...held.claim(slot),
        decide: (claims, own, restrictions, paced) => {
          const current = withOverstays(claims, slot.from, now.getTime());
          const rules = held.rules(own, slot, request);
          if (isRefusal(known) && rules === 'book') return known;
          return placeInSlot(restaurant, current, { ...request, rules }, slot, restrictions, paced);
        },
      });
    const placement = bookingRequest?.withoutTable
      ? await placeRequest(ports, restaurant, slot)
      : await claim();
    if (isRefusal(placement)) return placement;
    await held.releaseRest(bookingRequest?.withoutTable ? [] : placement.dates);
    const hold = phoneHoldRequest(ports, phone, {
      restaurantId: restaurant.id,
      reservationId: id,
      version: 1,
      key: command.idempotencyKey,
    });
    const overQuota = quota && (await reserveQuota(ports, quota, audience));
    // This comes last, so that only requests with a table cost this write.
    const refused = overQuota ?? (hold && (await addPhoneHold(ports, hold)));
    if (refused) {
      await release(placement.dates);
      if (quota && !overQuota) await ports.quotas.releaseSlot(quota);
      return refused;
    }

    const reservation: Reservation = {
      id,
      restaurantId: restaurant.id,
      version: 1,
      status: 'active',
      ...details,
      ...(area ? { area } : {}),
      ...dinerDetailsOf(diner, now),
      ...(bookingRequest ? { request: bookingRequest } : {}),
      placement,
      claimVersion: bookingRequest?.withoutTable ? 0 : 1,
      seatingMinutes: turnMinutesOf(placement),
      ...(audience === 'public' ? { online: true } : {}),
      ...(language ? { language } : {}),
      source: sourceOf(command.originalReferer),
      createdAt: now,
      updatedAt: now,
    };
    const outcome = await ports.reservations.insert(reservation, command.idempotencyKey, [
      bookingRequest ? ports.eventFactory.requested(reservation) : ports.eventFactory.booked(reservation),
    ]);
    if (outcome === 'done') {
      held.booked();
      return { reservation, restaurant };
    }

    await release(placement.dates);
    if (quota) await ports.quotas.releaseSlot(quota);
    const settled = await settleUnwritten(ports, command, outcome);
    return isRefusal(settled) ? settled : { reservation: settled, restaurant };
  };
}
