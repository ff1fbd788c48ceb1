import { serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from '../day/claims/claim';
import { type Figures, figuresOf, noFigures, addFigures } from './measure';
import type { PastParty } from './past-demand';
import { replayDay, type ReplayedDay } from './replay-day';

/** A service day with its demand. */
export interface PastDay {
  readonly date: string;
  readonly parties: readonly PastParty[];
}

/** The same demand under the rules in force and under a draft. */
export interface Simulation {
  readonly today: Figures;
  readonly draft: Figures;
  /** Covers that the draft serves, and today's rules do not. */
  readonly gainedCovers: number;
  /** Covers that today's rules serve and the draft does not, by the rule of the draft that refuses them. */
  readonly lostCovers: ReadonlyMap<string, number>;
}

/** Replays the demand of successive service days under two sets of rules (AVAIL-22). */
export function simulate(
  today: RestaurantRules,
  draft: RestaurantRules,
  days: readonly PastDay[],
): Simulation {
  let sums: Simulation = { today: noFigures, draft: noFigures, gainedCovers: 0, lostCovers: new Map() };
  const sides: { readonly rules: RestaurantRules; before: readonly Claim[] }[] = [
    { rules: today, before: [] },
    { rules: draft, before: [] },
  ];
  for (const { date, parties } of days) {
    const replayed: ReplayedDay[] = [];
    for (const side of sides) {
      const day = replayDay(side.rules, date, parties, side.before);
      side.before = pastTurn(side.rules, date, day);
      replayed.push(day);
    }
    const [now, then] = replayed as [ReplayedDay, ReplayedDay];
    sums = {
      today: addFigures(sums.today, figuresOf(today, date, parties, now)),
      draft: addFigures(sums.draft, figuresOf(draft, date, parties, then)),
      ...compared(sums, parties, now, then),
    };
  }
  return sums;
}

function compared(
  { gainedCovers, lostCovers }: Simulation,
  parties: readonly PastParty[],
  now: ReplayedDay,
  then: ReplayedDay,
): Pick<Simulation, 'gainedCovers' | 'lostCovers'> {
  const lost = new Map(lostCovers);
  let gained = gainedCovers;
  for (const { id, partySize } of parties) {
    if (then.served.has(id) && !now.served.has(id)) gained += partySize;
    const code = then.refused.get(id);
    if (code !== undefined && now.served.has(id)) lost.set(code, (lost.get(code) ?? 0) + partySize);
  }
  return { gainedCovers: gained, lostCovers: lost };
}

/** The claims that extend to the next service day. */
function pastTurn(rules: RestaurantRules, date: string, { claims }: ReplayedDay): readonly Claim[] {
  const { end } = serviceDayBounds(date, rules);
  return claims.filter(({ until }) => until > end);
}
