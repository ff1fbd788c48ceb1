import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { isClash } from '../../evening/chosen-tables';
import { findStep } from '../../party/party-step';
import { swapTables, type Swapped } from '../../evening/swap-tables';
import { swap } from '../../party/swap';
import { decideStep } from '../../party/take-step';
import { tableTaken } from '../../evening/table-taken';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { DayView } from '../../day/tables/day-view';
import { busyDay, type Claim, claimId, type ServiceDay } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { revise, type RevisingPorts } from '../revise';
import { refuseWhileTimesMove } from '../while-times-move';
import { nameClash } from './hosts-claim';
import { initiatorOf, refuseStepInput } from './step-input';
import { takeBack, takeBackLater } from './take-swap-back';

interface SwapCommand {
  readonly reservationId: string;
  readonly baseVersion: number;
  readonly otherReservationId: string;
  readonly otherBaseVersion: number;
  readonly stepId: string;
  readonly override: boolean;
}

/** Two parties after they have each other's tables. */
export interface SwappedParties {
  readonly party: Reservation;
  readonly other: Reservation;
}

/**
 * Gives two parties each other's tables, for members (PARTY-16). One write of their service day swaps both claims; the
 * reservations follow, and a repeated call completes a swap that a crash interrupted.
 */
export function swapParties(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (actor: Actor | undefined, command: SwapCommand): Promise<SwappedParties | Refusal> => {
    const [party, other] = await Promise.all([
      findForMember(ports, actor, command.reservationId),
      findForMember(ports, actor, command.otherReservationId),
    ]);
    if (isRefusal(party)) return party;
    if (isRefusal(other)) return other;
    const restaurant = await ports.restaurants.find(party.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const { stepId } = command;
    // One of the two may have been moved already, so that they seem to be of different evenings.
    const refused =
      refuseWhileTimesMove(restaurant) ?? refuseSwap(ports, actor, command, { party, other, restaurant });
    const refuseWholly = async (refusal: Refusal): Promise<Refusal> => {
      // An earlier call may have crashed between the two days.
      await takeBackLater(ports, { restaurantId: restaurant.id, dates: datesOf(party, other), stepId });
      return refusal;
    };
    if (refused) return refuseWholly(refused);
    if (!isDone(party, command) || !isDone(other, command)) {
      const swapped = await swapClaims(ports, command, { party, other, restaurant });
      if (isRefusal(swapped)) return refuseWholly(swapped);
      for (const [id, base] of [
        [party.id, command.baseVersion],
        [other.id, command.otherBaseVersion],
      ] as const) {
        const moved = await recordSwap(ports, actor, restaurant, command.stepId, id, base);
        if (isRefusal(moved)) return moved;
      }
    }
    const [after, otherAfter] = await Promise.all([
      findForMember(ports, actor, party.id),
      findForMember(ports, actor, other.id),
    ]);
    if (isRefusal(after)) return after;
    return isRefusal(otherAfter) ? otherAfter : { party: after, other: otherAfter };
  };
}

interface Pair {
  readonly party: Reservation;
  readonly other: Reservation;
  readonly restaurant: KnownRestaurant;
}

const isDone = (party: Reservation, { stepId }: SwapCommand) => findStep(party, stepId) !== undefined;

function refuseSwap(
  ports: Pick<Ports, 'clock'>,
  actor: Actor | undefined,
  command: SwapCommand,
  { party, other, restaurant }: Pair,
): Refusal | undefined {
  const now = ports.clock(restaurant.id);
  const bad = refuseStepInput(command, now);
  if (bad) return bad;
  const isOneEvening =
    party.restaurantId === other.restaurantId && party.placement.dates[0] === other.placement.dates[0];
  if (party.id === other.id || !isOneEvening)
    return invalid([{ field: 'otherReservationId', message: 'Please choose another party of this evening' }]);
  const step = {
    id: command.stepId,
    step: 'move',
    takenAt: now,
    by: initiatorOf(actor),
    tableNumbers: [],
  } as const;
  const first = decideStep(party, { ...step, baseVersion: command.baseVersion }, restaurant.timezone);
  if (isRefusal(first)) return first;
  const second = decideStep(other, { ...step, baseVersion: command.otherBaseVersion }, restaurant.timezone);
  return isRefusal(second) ? second : undefined;
}

/** In order. */
const datesOf = (...parties: readonly Reservation[]): string[] =>
  [...new Set(parties.flatMap(({ placement }) => placement.dates))].sort();

/** Swaps the claims on the service days of both, the later day first, as in every write. */
async function swapClaims(
  ports: Pick<Ports, 'reservations' | 'days' | 'clock'>,
  { stepId, override }: SwapCommand,
  { party, other, restaurant }: Pair,
): Promise<Refusal | undefined> {
  const dates = datesOf(party, other);
  const ids = {
    claimId: claimId(party.id, party.claimVersion),
    otherClaimId: claimId(other.id, other.claimVersion),
  };
  // A party that sat down after midnight is on the later day alone.
  const decide = (days: readonly ServiceDay[]) => {
    const view = DayView.of(restaurant, days, ports.clock(restaurant.id));
    const found = swapTables(view, { ...ids, stepId, override });
    const isTaken = found !== undefined && !isRefusal(found) && isClash(found);
    return isTaken ? tableTaken(found, undefined, restaurant.timezone) : found;
  };
  const apply = (claims: readonly Claim[], swapped: Swapped) =>
    claims.map((claim) => swapped.get(claim.id) ?? claim);
  const refusalOf = (written: 'busy' | Refusal) =>
    written === 'busy' ? busyDay() : nameClash(ports, written);
  const days = await Promise.all(dates.map((date) => ports.days.day(restaurant.id, date)));
  const planned = decide(days);
  if (isRefusal(planned)) return refusalOf(planned);
  if (!planned) return undefined;
  const undo: (() => Promise<void>)[] = [];
  for (const index of [...dates.keys()].reverse()) {
    const date = dates[index] ?? '';
    let before: readonly Claim[] = [];
    let swapped: Swapped | undefined;
    const written = await ports.days.change(
      restaurant.id,
      date,
      (day) => {
        days[index] = day;
        before = day.claims;
        const found = decide(days);
        if (isRefusal(found)) return found;
        swapped = found;
        return swapped && { claims: apply(day.claims, swapped) };
      },
      () => undefined,
    );
    if (written === 'busy' || isRefusal(written)) {
      // A swap that is refused on one date is undone on the other, or its parties would have two tables each.
      for (const undoOne of undo) await undoOne();
      return refusalOf(written);
    }
    undo.push(() => takeBack(ports, { restaurantId: restaurant.id, date, before, swapped }));
  }
  return undefined;
}

/** Stores the step of one of the two parties, with the tables that its claim has now. */
async function recordSwap(
  ports: RevisingPorts,
  actor: Actor | undefined,
  restaurant: KnownRestaurant,
  stepId: string,
  id: string,
  baseVersion: number,
): Promise<Reservation | Refusal> {
  return revise(
    ports,
    () => findForMember(ports, actor, id),
    async (current) => {
      const [date = ''] = current.placement.dates;
      const { claims } = await ports.days.day(restaurant.id, date);
      const own = claims.find((claim) => claim.id === claimId(current.id, current.claimVersion));
      const by = initiatorOf(actor);
      const step = {
        id: stepId,
        step: 'move',
        baseVersion,
        takenAt: ports.clock(restaurant.id),
        by,
      } as const;
      return { change: (write) => swap(current, step, own, write) };
    },
  );
}
