import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { monthIsFull } from '../../limits/booking-month';
import { dinerDetailsOf } from '../../party/diner-details';
import { withChange } from '../../party/hosts-change';
import type { Placement } from '../../day/claims/placement';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { claimId } from '../../day/claims/claim';
import { sourceOf } from '../../party/source';
import { turnMinutesOf } from '../../day/claims/stay';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';
import { nameClash } from './hosts-claim';
import { answerOf, cleanForm, type HostsBooked, type HostsForm, refuseForm } from './hosts-form';
import { requestPlacement } from './hosts-placement';
import { quotaRequest, reserveQuota } from '../monthly-limit';
import { type Attempt, findEarlier, settleRefusal, resolveLostInsert } from '../repeated-booking';
import { toStart } from '../when';

interface BookPartyCommand extends HostsForm {
  readonly restaurantId: string;
}

/**
 * Books a party by a host's form, for members (PARTY-12). Repeated calls with one id have one outcome, like bookings
 * with one idempotency key. A host's call is always looked up first, because there are few.
 */
export function bookParty(ports: Ports) {
  return async (actor: Actor | undefined, command: BookPartyCommand): Promise<HostsBooked | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, command.restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const form = cleanForm(command);
    const bad = refuseForm(form, ports.clock());
    if (bad) return bad;
    const attempt = {
      restaurantId: restaurant.id,
      idempotencyKey: `booking:${form.stepId}`,
      repeated: true,
    };
    const earlier = await findEarlier(ports, attempt);
    if (earlier) return answerOf(earlier, form.stepId);
    const booked = await bookOnce(ports, restaurant, form, attempt);
    if (!isRefusal(booked)) return answerOf(booked, form.stepId);
    const settled = await settleRefusal(ports, attempt, booked);
    return isRefusal(settled) ? settled : answerOf(settled.reservation, form.stepId);
  };
}

async function bookOnce(
  ports: Ports,
  restaurant: KnownRestaurant,
  form: BookPartyCommand,
  attempt: Attempt,
): Promise<Reservation | Refusal> {
  const when = toStart(form.when, restaurant.timezone);
  if (isRefusal(when)) return when;
  const now = ports.clock();
  const { partySize, tableNumbers, override, stepId, reason } = form;
  const booking = { when, partySize, rules: 'book', tableNumbers, override } as const;
  const requested = requestPlacement(restaurant, booking, now);
  if (isRefusal(requested)) return requested;
  const id = ports.newId();
  const quota = quotaRequest(restaurant, id, 1, now, attempt.idempotencyKey);
  // Refuses a full month without making a claim on the day.
  if (quota && !(await ports.quotas.hasQuota(quota))) return monthIsFull('member', quota.limit);
  const claim = { claimId: claimId(id, 1), restaurantId: restaurant.id, key: attempt.idempotencyKey };
  const placement = await ports.days.claim({ ...requested.request, ...claim });
  if (isRefusal(placement)) return nameClash(ports, restaurant, placement, requested.outcome.clash);
  const release = () => ports.days.release(restaurant.id, placement.dates, claim.claimId);
  const isFull = quota && (await reserveQuota(ports, quota, 'member'));
  if (isFull) {
    await release();
    return isFull;
  }
  const overridden = requested.overridden();
  const reservation: Reservation = {
    ...bookedAt(restaurant, form, placement, now),
    id,
    hostsChanges: withChange({}, { id: stepId, overridden }),
  };
  const event = ports.eventFactory.booked(reservation, requested.overrideFor(reason));
  const written = await ports.reservations.insert(reservation, attempt.idempotencyKey, [event]);
  if (written === 'done') return reservation;
  await release();
  if (quota) await ports.quotas.releaseSlot(quota);
  return resolveLostInsert(ports, attempt, written);
}

function bookedAt(
  restaurant: KnownRestaurant,
  { name, partySize, phoneNumber, notes, diner }: BookPartyCommand,
  placement: Placement,
  now: Date,
) {
  return {
    restaurantId: restaurant.id,
    version: 1,
    status: 'active',
    name,
    partySize,
    phoneNumber,
    notes,
    ...dinerDetailsOf(diner, now),
    placement,
    claimVersion: 1,
    seatingMinutes: turnMinutesOf(placement),
    source: sourceOf('direct'),
    createdAt: now,
    updatedAt: now,
  } as const;
}
