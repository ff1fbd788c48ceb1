import { memo, useMemo } from 'react';
import { Card, EmptyState, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { Icon } from '../../lib/icons';
import { placeAll } from '../../lib/reservation';
import type { Reservation } from '../../lib/reservation';
import { countLabel, groupByDay } from './group-by-day';
import type { DayGroup } from './group-by-day';
import { ReservationCard } from './reservation-card';
import { Steady } from './steady';
import { useGrowing } from './use-growing';
import { useReservationActions } from './use-reservation-actions';
import type { ActionName } from './use-reservation-actions';

const Day = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
`;

const DayTitle = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.sm};
  h2 {
    font-family: ${font.display};
    font-size: 1.1875rem;
    font-weight: 600;
  }
  p {
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
`;

const Days = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
`;

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  list-style: none;
`;

export interface ReservationListProps {
  restaurantId: string | undefined;
  reservations: readonly Reservation[];
  /** The viewer's. */
  zone: string;
}

/** Reservations under their days (spec, section 2). Typing a search does not draw the thousand of them again. */
export const ReservationList = memo(function ReservationList({
  restaurantId,
  reservations,
  zone,
}: ReservationListProps) {
  const days = useMemo(() => groupByDay(placeAll(reservations, zone)), [reservations, zone]);
  const drawn = useGrowing(days);
  const { act, busy } = useReservationActions(restaurantId);
  if (days.length === 0) {
    return (
      <Card>
        <EmptyState title="No reservations found" icon={<Icon name="reservations" size={40} />}>
          There are no reservations for the selected period.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Steady version={days}>
      <Days>
        {drawn.map((day) => (
          <DaySection
            key={day.date}
            day={day}
            busy={day.reservations.some(({ id }) => id === busy) ? busy : undefined}
            onAct={act}
          />
        ))}
      </Days>
    </Steady>
  );
});

interface DaySectionProps {
  day: DayGroup;
  /** The reservation of this day that waits for an answer. */
  busy: string | undefined;
  onAct: (name: ActionName, id: string) => void;
}

const DaySection = memo(function DaySection({ day: { date, reservations }, busy, onAct }: DaySectionProps) {
  return (
    <Day aria-labelledby={`day-${date}`}>
      <DayTitle>
        <h2 id={`day-${date}`}>{fullDate(date)}</h2>
        <p>{countLabel(reservations.length)}</p>
      </DayTitle>
      <Cards>
        {reservations.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            busy={busy === reservation.id}
            onAct={onAct}
          />
        ))}
      </Cards>
    </Day>
  );
});
