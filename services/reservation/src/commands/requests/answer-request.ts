import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import { findChange, withChange } from '../../party/hosts-change';
import { next, stageOf, storedStage } from '../../party/lifecycle';
import { accepted } from '../../party/request';
import { replanned, type Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { requestAnswered } from '../../party/step-refusals';
import type { Ports } from '../../ports';
import { findForMember } from '../access';
import { nameClash } from '../host/hosts-claim';
import { answerOf, type HostsBooked, reasonProblems } from '../host/hosts-form';
import { requestPlacement } from '../host/hosts-placement';
import { type Revision, revise } from '../revise';
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
export function acceptRequest(ports: Ports) {
  return async (actor: Actor | undefined, command: AcceptCommand): Promise<HostsBooked | Refusal> => {
    const given = { ...command, reason: command.override ? sanitize(command.reason) : '' };
    const answer = await revise(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const now = ports.clock();
        const bad = refuseStepInput(given, now) ?? refuseReason(given);
        if (bad) return bad;
        if (findChange(current, given.stepId)) return 'unchanged';
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        if (next(stageOf(current), 'accept') === 'refused') return requestAnswered(current);
        return planAcceptance(ports, restaurant, current, given, initiatorOf(actor).name);
      },
    );
    return isRefusal(answer) ? nameClash(ports, answer) : answerOf(answer, command.stepId);
  };
}

function planAcceptance(
  ports: Ports,
  restaurant: RestaurantRules,
  current: Reservation,
  { stepId, tableNumbers, override, reason }: AcceptCommand,
  by: string,
): Revision | Refusal {
  const record = (after: Reservation, overridden: readonly string[]): Reservation => ({
    ...after,
    request: accepted(current.request, by),
    hostsChanges: withChange(current, { id: stepId, overridden }),
  });
  const booked = { ...current, ...storedStage('booked') };
  if (stageOf(current) === 'requested' && tableNumbers.length === 0)
    return { next: record(booked, []), event: (reservation) => ({ kind: 'accepted', reservation }) };
  const { partySize, area, placement } = current;
  const when = startOf(placement, restaurant.timezone);
  const isUncounted = current.request?.withoutTable === true;
  const booking = { when, partySize, area, rules: 'keep', isUncounted, tableNumbers, override } as const;
  const requested = requestPlacement(restaurant, booking, ports.clock());
  if (isRefusal(requested)) return requested;
  const { request, overridden, overrideFor } = requested;
  return {
    next: booked,
    request,
    settle: (after, claimed, effects) => record(replanned(after, claimed), overridden(effects)),
    event: (reservation, effects) => ({
      kind: 'accepted',
      reservation,
      override: overrideFor(effects, reason),
    }),
  };
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
export function declineRequest(ports: Ports) {
  return (actor: Actor | undefined, command: DeclineCommand): Promise<Reservation | Refusal> =>
    revise(
      ports,
      () => findForMember(ports, actor, command.reservationId),
      async (current) => {
        const words = sanitize(command.words);
        const bad = refuseStepInput(command, ports.clock()) ?? refuseWords(words);
        if (bad) return bad;
        if (findChange(current, command.stepId)) return 'unchanged';
        const { request } = current;
        if (next(stageOf(current), 'decline') === 'refused' || !request) return requestAnswered(current);
        return {
          next: {
            ...current,
            ...storedStage('canceled'),
            request: {
              ...request,
              state: 'declined',
              answeredBy: initiatorOf(actor).name,
              ...(words ? { words } : {}),
            },
            hostsChanges: withChange(current, { id: command.stepId, overridden: [] }),
          },
          event: (reservation) => ({ kind: 'declined', reservation }),
        };
      },
    );
}

function refuseWords(words: string): Refusal | undefined {
  if (words.length <= longestWords) return undefined;
  return invalid([{ field: 'words', message: `The message cannot exceed ${longestWords} characters` }]);
}
