import type { Reservation, Restaurant } from '../../api/types';
import { useNow } from '../../components/use-now';
import { useOfferedTimes } from '../../components/use-offered-times';
import type { OfferedTimes } from '../../components/use-offered-times';
import { areasFor } from '../../lib/areas';
import { isPartySize, partySizeOf } from '../../lib/form-values';
import type { DateRules, FormValues } from '../../lib/form-values';
import { bookingWindow } from '../../lib/local-time';
import type { LocalTime } from '../../lib/local-time';
import { isClosed } from '../../lib/opening';
import { withOwnTime } from '../../lib/times';
import type { TimeChoice } from '../../lib/times';
import { ownTimeOf } from './change-values';

interface ChangeableTable {
  /** When the reservation is now. */
  own: LocalTime;
  dates: DateRules;
  areas: readonly string[];
  offered: OfferedTimes;
  /** The party that the times are for. */
  guests: number;
  /** The time of the form, if it is offered. */
  chosen: TimeChoice | undefined;
}

/** The dates, areas and times to which a reservation can be changed, for the values of its form. */
export function useChangeableTable(
  reservation: Reservation,
  restaurant: Restaurant | undefined,
  values: FormValues,
): ChangeableTable {
  const { id: restaurantId } = reservation.restaurant;
  const { area: ownArea = '' } = reservation;
  const own = ownTimeOf(reservation);
  const now = useNow(reservation.restaurant);
  const dates = {
    ...bookingWindow(now, restaurant?.daysAhead),
    // The reservation's own day stays available, even if the restaurant is closed on it by now.
    isClosed: (date: string) => date !== own.date && restaurant !== undefined && isClosed(restaurant, date),
  };
  const { date, time, area } = values;
  const guests = partySizeOf(values);
  const size = isPartySize(guests, 'member') ? guests : 1;
  const inWindow = date >= dates.first && (date <= dates.last || date === own.date);
  const closed = inWindow && dates.isClosed(date);
  const query = {
    restaurantId,
    date,
    guests: size,
    // It keeps an area that the restaurant no longer offers, which then does not restrict the tables (AREA-3).
    area: restaurant?.areas?.find((name) => name === area),
    reservationId: reservation.id,
  };
  const loaded = useOfferedTimes(inWindow && !closed ? query : undefined, restaurant, closed);
  const isAtOwn = date === own.date && area === ownArea;
  const offered = isAtOwn ? withOwn(loaded, own, reservation.reservation_time) : loaded;
  return {
    own,
    dates,
    areas: areasToChoose(areasFor(restaurant ?? {}, size), ownArea, area),
    offered,
    guests: size,
    chosen: offered.choices.find((choice) => choice.time === time),
  };
}

/**
 * The areas that fit the party. The current and the earlier one stay in the list: the earlier one can be kept even if it
 * is no longer offered.
 */
const areasToChoose = (fitting: readonly string[], earlier: string, current: string): readonly string[] =>
  fitting.length === 0 ? [] : [...new Set([...fitting, earlier, current])].filter(Boolean);

/** On its own day and in its own area the reservation may keep its own time, whether or not it is still offered. */
function withOwn(times: OfferedTimes, own: LocalTime, instant: string): OfferedTimes {
  const choices = withOwnTime(times.choices, own, instant);
  if (times.kind === 'loading') return { kind: 'loading', choices };
  return { kind: 'ready', choices, unchecked: times.kind === 'ready' && times.unchecked };
}
