import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import * as party from '../../party/answer-request';
import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { nameClash } from '../host/hosts-claim';
import { answerOf, type HostsBooked, reasonProblems } from '../host/hosts-form';
import { requestPlacement } from '../host/hosts-placement';
import { type Needs, revise, type RevisingPorts } from '../revise';
import { refuseStepInput, initiatorOf } from '../host/step-input';
import { startOf } from '../when';

const longestWords = 300;

interface Answer {
  readonly reservationId: string;
  readonly stepId: string;
}

interface AcceptCommand extends Answer {
  /** Empty: the table that it holds, else a free one. */
  readonly tableNumbers: readonly string[];
  readonly override: boolean;
  readonly reason: string;
}

/**
 * Accepts a request, which becomes a reservation, for members; a request without a table gets one (REQUEST-5).
 * Idempotent by its id.
 */
export function acceptRequest(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async (actor: Actor | undefined, command: AcceptCommand): Promise<HostsBooked | Refusal> => {
    const given = { ...command, reason: command.override ? sanitize(command.reason) : '' };
    const answer = await revise(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const now = ports.clock(current.restaurantId);
        const bad = refuseStepInput(given, now) ?? refuseReason(given);
        if (bad) return bad;
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const answer = { stepId: given.stepId, by: initiatorOf(actor).name, reason: given.reason };
        return {
          change: (write) => party.accept(current, answer, write),
          needs: () => needsOf(restaurant, current, given, now),
        };
      },
    );
    return isRefusal(answer) ? nameClash(ports, answer) : answerOf(answer, command.stepId);
  };
}

/** A request keeps the table that it holds, unless the host chose another one. */
function needsOf(
  restaurant: RestaurantRules,
  current: Reservation,
  { tableNumbers, override }: AcceptCommand,
  now: Date,
): Needs | Refusal {
  if (stageOf(current) === 'requested' && tableNumbers.length === 0) return {};
  const { partySize, area, placement } = current;
  const when = startOf(placement, restaurant.timezone);
  const isUncounted = current.request?.withoutTable === true;
  const booking = { when, partySize, area, rules: 'keep', isUncounted, tableNumbers, override } as const;
  const table = requestPlacement(restaurant, booking, now);
  return isRefusal(table) ? table : { table };
}

function refuseReason(command: AcceptCommand): Refusal | undefined {
  const problems = reasonProblems(command, 'Please say why you accept it anyway');
  return problems.length > 0 ? invalid(problems) : undefined;
}

interface DeclineCommand extends Answer {
  /** The message to the diner; empty for none. */
  readonly words: string;
}

/** Declines a request, for members, and releases its table (REQUEST-6). Idempotent by its id. */
export function declineRequest(ports: RevisingPorts) {
  return (actor: Actor | undefined, command: DeclineCommand): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const words = sanitize(command.words);
        const bad = refuseStepInput(command, ports.clock(current.restaurantId)) ?? refuseWords(words);
        if (bad) return bad;
        const answer = { stepId: command.stepId, by: initiatorOf(actor).name, words };
        return { change: (write) => party.decline(current, answer, write) };
      },
    );
}

function refuseWords(words: string): Refusal | undefined {
  if (words.length <= longestWords) return undefined;
  return invalid([{ field: 'words', message: `The message cannot exceed ${longestWords} characters` }]);
}
