import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { LocalTime } from '@tablewell/shared/zone';
import { noEffects } from '../../day/claims/placement';
import type { Stay } from '../../day/claims/stay';
import { isVip } from '../../evening/waiting/line';
import type { WaitRange } from '../../party/wait';
import type { Ports } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { TakenTable } from '../new-reservation';
import type { QuoteOf } from './join-line';
import { datesOfLine, placeInLine, takeOffLine } from './line-on-day';

interface Joining {
  readonly id: string;
  readonly at: Date;
  readonly takenAt: Date;
  readonly details: { readonly partySize: number; readonly notes: string };
  readonly areas: readonly string[];
  readonly when: LocalTime;
  readonly stay: Stay;
  readonly dates: readonly string[];
  readonly notBefore?: Date | undefined;
}

/**
 * The place in line of a party that joins, instead of a table: first the place, then what the party is told, then its
 * reservation. Between the first two nobody can take what the party is told (WAIT-22).
 */
export function placeForJoining(
  { days }: Pick<Ports, 'days'>,
  restaurant: RestaurantRules,
  { id, at, takenAt, details, areas, when, stay, dates, notBefore }: Joining,
  quote: QuoteOf,
): { takeTable(): Promise<TakenTable | Refusal>; quote(): WaitRange | undefined } {
  const { partySize } = details;
  let told: WaitRange | undefined;
  const joinedAt = takenAt.getTime();
  const onDays = datesOfLine(restaurant, at.getTime());
  const takeTable = async (): Promise<TakenTable | Refusal> => {
    const party = {
      ...{ id, partySize, joinedAt, placedAt: at.getTime() },
      ...(areas.length > 0 ? { areas } : {}),
      ...(notBefore ? { notBefore: notBefore.getTime() } : {}),
      ...(isVip(details) ? { vip: true } : {}),
    };
    const refused = await placeInLine(days, restaurant.id, onDays, party);
    if (isRefusal(refused)) return refused;
    told = await quote(restaurant, { id, partySize, areas, joinedAt, vip: isVip(details) });
    return {
      placement: { ...stay, date: when.date, minute: when.minute, tableType: '', dates },
      ...{ effects: noEffects, claimVersion: 0 },
      release: () => takeOffLine(days, restaurant.id, onDays, id),
    };
  };
  return { takeTable, quote: () => told };
}
