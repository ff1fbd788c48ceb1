import { type Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { instantOf } from '@tablewell/shared/zone';
import { changedDetails, withDetails } from '../../party/diner-details';
import { findChange, withChange } from '../../party/hosts-change';
import { next, stageOf } from '../../party/lifecycle';
import type { RequestedStart } from '../../day/starts/place-party';
import { changeEvent } from '../../party/party-event';
import { withTable } from '../../party/request';
import { replanned, type Reservation } from '../../party/reservation';
import { refusals } from '../../restaurant/refusals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { changedSince, stepNotAllowed } from '../../party/step-refusals';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { nameClash } from './hosts-claim';
import { answerOf, cleanForm, type HostsBooked, type HostsForm, refuseForm } from './hosts-form';
import { requestPlacement } from './hosts-placement';
import { type Revision, revise } from '../revise';
import { startOf, toStart } from '../when';

interface ChangePartyCommand extends HostsForm {
  readonly reservationId: string;
  /** The version that the host saw; 0: any. */
  readonly baseVersion: number;
}

/** Changes a reservation by a host's form, for members (PARTY-13). */
export function changeParty(ports: Ports) {
  return async (actor: Actor | undefined, command: ChangePartyCommand): Promise<HostsBooked | Refusal> => {
    const form = cleanForm(command);
    const answer = await revise(
      ports,
      () => findForMember(ports, actor, form.reservationId),
      async (current) => {
        const now = ports.clock();
        const bad = refuseForm(form, now);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        if (findChange(current, form.stepId)) return 'unchanged';
        if (form.baseVersion > 0 && form.baseVersion < current.version)
          return changedSince(current, restaurant.timezone);
        if (next(stageOf(current), 'change') === 'refused') return refusals.canceled();
        return planChange(restaurant, current, form, now);
      },
    );
    return isRefusal(answer) ? nameClash(ports, answer) : answerOf(answer, form.stepId);
  };
}

function planChange(
  restaurant: RestaurantRules,
  current: Reservation,
  form: ChangePartyCommand,
  now: Date,
): Revision | Refusal {
  const when = requestedStart(current, form, restaurant);
  if (isRefusal(when)) return when;
  const { placement } = current;
  const moves = (when.instant ?? instantOf(when, restaurant.timezone)) !== placement.from;
  const { name, partySize, phoneNumber, notes, tableNumbers, override, stepId, reason } = form;
  const given = withDetails<Reservation>(
    { ...current, name, partySize, phoneNumber, notes },
    changedDetails(current, form.diner),
  );
  const record = (after: Reservation, overridden: readonly string[]): Reservation => ({
    ...after,
    hostsChanges: withChange(current, { id: stepId, overridden }),
  });
  const isAtChosen = tableNumbers.length === 0 || isPinnedTo(current, tableNumbers);
  if (!moves && partySize === current.partySize && isAtChosen)
    return { next: record(given, []), event: (after) => changeEvent(current, after) };

  if (next(stageOf(current), 'replan') === 'refused') return stepNotAllowed(current, restaurant.timezone);
  const kept = placement.pinned ? (placement.tableNumbers ?? []) : [];
  const { area } = current;
  const rules = moves ? 'book' : 'keep';
  const booking = { when, partySize, area, rules, tableNumbers, kept, override } as const;
  const requested = requestPlacement(restaurant, booking, now);
  if (isRefusal(requested)) return requested;
  const { request, overridden, overrideFor } = requested;
  return {
    next: given,
    request,
    settle: (after, claimed, effects) => record(withTable(replanned(after, claimed)), overridden(effects)),
    event: (after, effects) => changeEvent(current, after, { override: overrideFor(effects, reason) }),
  };
}

/** The requested start. The reservation's present local time means its own instant, even if that time occurs twice. */
function requestedStart(
  { placement }: Reservation,
  { when }: ChangePartyCommand,
  { timezone }: RestaurantRules,
): RequestedStart | Refusal {
  const start = startOf(placement, timezone);
  const requested = toStart(when, timezone);
  if (isRefusal(requested)) return requested;
  const isPresent = requested.date === start.date && requested.minute === start.minute;
  return isPresent && requested.instant === undefined ? start : requested;
}

function isPinnedTo({ placement }: Reservation, tableNumbers: readonly string[]): boolean {
  return placement.pinned === true && placement.tableNumbers?.join('\n') === tableNumbers.join('\n');
}
