import {
  calendarTimeOf,
  isClosedAt,
  isClosedOn,
  serviceStartsOn,
  serviceTimeOf,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { DayView } from '../day/tables/day-view';
import { refuseOnlineSize } from '../day/starts/booking-rules';
import { placeParty, type RequestedStart } from '../day/starts/place-party';
import type { DecidedPlacement, Placement } from '../day/claims/placement';
import { refusals } from '../restaurant/refusals';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from '../day/claims/claim';
import { occupiedInterval } from '../day/claims/stay';
import type { PastParty } from './past-demand';

/** The outcome for the parties of a service day under some rules. */
export interface ReplayedDay {
  /** The placements of served parties; a canceled party is neither served nor refused. */
  readonly served: ReadonlyMap<string, Placement>;
  /** The code of the rule that refused each other party. */
  readonly refused: ReadonlyMap<string, string>;
  /** The claims at the end, including those of the previous evening. */
  readonly claims: readonly Claim[];
}

/**
 * Replays the demand of a service day in the order of booking, by the function that decides about bookings; refused parties
 * come after all booked ones.
 * @param before the claims of the previous evening which last until after the day has turned
 */
export function replayDay(
  rules: RestaurantRules,
  date: string,
  parties: readonly PastParty[],
  before: readonly Claim[] = [],
): ReplayedDay {
  const day = new Replay(rules, date, before);
  for (const { party, cancels } of inOrder(parties)) {
    if (cancels) day.cancel(party);
    else day.decide(party);
  }
  return day;
}

interface Step {
  readonly party: PastParty;
  readonly at: number;
  readonly cancels: boolean;
}

function inOrder(parties: readonly PastParty[]): Step[] {
  const isRefused = ({ party }: Step) => Number(party.kind === 'refused');
  const steps = parties.flatMap((party): Step[] => [
    { party, at: party.requestedAt, cancels: false },
    ...(party.canceledAt === undefined ? [] : [{ party, at: party.canceledAt, cancels: true }]),
  ]);
  return steps.sort(
    (a, b) => isRefused(a) - isRefused(b) || a.at - b.at || a.party.id.localeCompare(b.party.id),
  );
}

class Replay implements ReplayedDay {
  readonly served = new Map<string, Placement>();
  readonly refused = new Map<string, string>();
  private day: DayView;
  private readonly booked: number[] = [];
  /** Refused starts by size: while refused parties are replayed, free tables only become fewer. */
  private readonly knownRefusals = new Map<string, Refusal>();
  private starts: readonly number[] | undefined;

  constructor(
    private readonly rules: RestaurantRules,
    private readonly date: string,
    before: readonly Claim[],
  ) {
    this.day = DayView.of(rules, [{ claims: before }], new Date(0));
  }

  get claims(): readonly Claim[] {
    return this.day.claims;
  }

  decide(party: PastParty): void {
    const placed = this.place(party);
    if (isRefusal(placed)) {
      this.refused.set(party.id, placed.code);
      return;
    }
    const { moves, ...placement } = placed;
    this.served.set(party.id, placement);
    this.day = this.day.with(claimFor(party, placement), moves);
    if (party.kind !== 'refused') this.booked.push(serviceTimeOf(placement, this.rules).minute);
  }

  cancel({ id }: PastParty): void {
    this.refused.delete(id);
    if (!this.served.delete(id)) return;
    this.day = this.day.without(claimIdOf(id));
  }

  private place(party: PastParty): DecidedPlacement | Refusal {
    const { kind, partySize, when } = party;
    // A large party makes a request; the replay assumes that the owner accepts it if there is a table.
    const wrongSize =
      kind === 'online' || kind === 'refused' ? refuseOnlineSize(this.rules, partySize) : undefined;
    if (wrongSize) return wrongSize;
    if (when) return this.placeAt(party, when);
    let refusal: Refusal = isClosedOn(this.date, this.rules) ? refusals.closed() : refusals.notOffered();
    for (const minute of this.likelyStarts()) {
      const placed = this.placeAt(party, calendarTimeOf({ date: this.date, minute }));
      if (!isRefusal(placed)) return placed;
      refusal = placed;
    }
    return refusal;
  }

  private placeAt(
    { kind, partySize, area, requestedAt }: PastParty,
    when: RequestedStart,
  ): DecidedPlacement | Refusal {
    if (kind === 'by-host' && isClosedAt(when, this.rules)) return refusals.closed();
    const key = kind === 'refused' ? `${when.date} ${when.minute} ${partySize} ${requestedAt}` : '';
    const known = this.knownRefusals.get(key);
    if (known) return known;
    const audience = kind === 'online' || kind === 'refused' ? 'everyone' : 'staff';
    const place = { area, isAreaOptional: audience === 'staff', audience } as const;
    const requested = { when, partySize, rules: kind === 'by-host' ? 'keep' : 'book', ...place } as const;
    const placed = placeParty(this.day.again(this.rules, new Date(requestedAt)), requested);
    if (key && isRefusal(placed)) this.knownRefusals.set(key, placed);
    return placed;
  }

  /** The starts of the day beyond 24:00 where they are, those nearest to the middle of the booked ones first. */
  private likelyStarts(): readonly number[] {
    if (!this.starts) {
      const all = serviceStartsOn(this.date, this.rules).map(({ minute }) => minute);
      const sorted = [...(this.booked.length > 0 ? this.booked : all)].sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
      this.starts = all.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
    }
    return this.starts;
  }
}

const claimIdOf = (partyId: string) => `${partyId}:1`;

function claimFor({ id, partySize, area, requestedAt, kind }: PastParty, placement: Placement): Claim {
  const { tableType, tables, tableNumbers, pauseMinutes } = placement;
  return {
    id: claimIdOf(id),
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pauseMinutes ? { pauseMinutes } : {}),
    ...(area ? { area } : {}),
    ...(kind === 'online' || kind === 'refused' ? { online: true } : {}),
    partySize,
    ...occupiedInterval(placement),
    madeAt: requestedAt,
  };
}
