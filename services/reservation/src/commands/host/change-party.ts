import { type Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { isMasked } from '@tablewell/shared/masked-contact';
import { instantOf } from '@tablewell/shared/zone';
import type { RequestedStart } from '../../day/starts/place-party';
import { changeByHost } from '../../party/change';
import { findChange } from '../../party/hosts-change';
import { withoutMaskedEmail, withOldMask } from '../../party/masked-input';
import { keptPhone, type Reservation } from '../../party/reservation';
import { phoneChangedSince } from '../../party/step-refusals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { nameClash } from './hosts-claim';
import { answerOf, cleanForm, type HostsBooked, type HostsForm, refuseForm } from './hosts-form';
import { requestPlacement } from './hosts-placement';
import { type Revision, revise, type RevisingPorts } from '../revise';
import { startOf, toStart } from '../when';

interface ChangePartyCommand extends HostsForm {
  readonly reservationId: string;
  /** The version that the host saw; 0: any. */
  readonly baseVersion: number;
  /** It takes back the change that made that version. */
  readonly undoesBase: boolean;
}

/** Changes a reservation by a host's form, for members (PARTY-13). */
export function changeParty(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (actor: Actor | undefined, command: ChangePartyCommand): Promise<HostsBooked | Refusal> => {
    const clean = cleanForm(command);
    const typed = { ...clean, diner: withoutMaskedEmail(clean.diner) };
    const answer = await revise(
      ports,
      () => findForMember(ports, actor, typed.reservationId),
      async (current) => {
        const now = ports.clock(current.restaurantId);
        // A repeated call is answered as before, even if the number has been changed since.
        if (findChange(current, typed.stepId)) return 'unchanged';
        const form = { ...typed, phoneNumber: keptPhone(typed.phoneNumber, current) };
        const { baseVersion } = form;
        if (isMasked(form.phoneNumber) && baseVersion > 0 && baseVersion < current.version)
          return phoneChangedSince();
        const bad = refuseForm(form, now, withOldMask);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        return planChange(restaurant, current, form, now);
      },
    );
    return isRefusal(answer) ? nameClash(ports, answer) : answerOf(answer, typed.stepId);
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
  const { placement, area } = current;
  const moves = (when.instant ?? instantOf(when, restaurant.timezone)) !== placement.from;
  const { partySize, tableNumbers, override } = form;
  const isAtChosen = tableNumbers.length === 0 || isPinnedTo(current, tableNumbers);
  const replans = moves || partySize !== current.partySize || !isAtChosen;
  const change = { ...form, timezone: restaurant.timezone, moves, replans };
  const kept = placement.pinned ? (placement.tableNumbers ?? []) : [];
  const rules = moves ? 'book' : 'keep';
  const booking = { when, partySize, area, rules, tableNumbers, kept, override } as const;
  return {
    change: (write) => changeByHost(current, change, write),
    needs: () => {
      if (!replans) return {};
      const table = requestPlacement(restaurant, booking, now);
      return isRefusal(table) ? table : { table };
    },
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
