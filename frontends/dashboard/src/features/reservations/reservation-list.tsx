import { memo, useMemo } from 'react';
import { Button, Card, EmptyState, color, font, motion, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { Icon } from '../../lib/icons';
import { placeAll } from '../../lib/reservation';
import type { Placed, Reservation } from '../../lib/reservation';
import { groupByDay, summary } from './group-by-day';
import type { DayGroup } from './group-by-day';
import { ReservationCard } from './reservation-card';
import { Steady } from './steady';
import { useGrowing } from './use-growing';
import { useReservationActions } from './use-reservation-actions';
import { useIsUntextable } from './use-texting';
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
  transition: opacity ${motion.calm};
  &[data-stale] {
    opacity: 0.6;
  }
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
  /** True while the previous list is shown and the next one is loading. */
  stale: boolean;
  /** The search words; empty for a period. */
  searched: string;
  /** The viewer's. */
  zone: string;
  onClearSearch: () => void;
}

/** Reservations under their days. Typing in the search box does not render them again. */
export const ReservationList = memo(function ReservationList({
  restaurantId,
  reservations,
  stale,
  searched,
  zone,
  onClearSearch,
}: ReservationListProps) {
  const days = useMemo(() => groupByDay(placeAll(reservations, zone)), [reservations, zone]);
  const drawn = useGrowing(days);
  const { act, busy } = useReservationActions(restaurantId);
  const isUntextable = useIsUntextable(restaurantId);
  if (days.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No reservations found"
          icon={<Icon name="reservations" size={40} />}
          action={
            searched && (
              <Button variant="secondary" onClick={onClearSearch}>
                Back to the list
              </Button>
            )
          }
        >
          {searched
            ? `No reservation matches “${searched}”.`
            : 'There are no reservations for the selected period.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Steady version={days}>
      <Days aria-busy={stale} data-stale={stale || undefined}>
        {drawn.map((day) => (
          <DaySection
            key={day.date}
            day={day}
            busy={day.reservations.some(({ id }) => busy.has(id)) ? busy : idle}
            onAct={act}
            isUntextable={isUntextable}
          />
        ))}
      </Days>
    </Steady>
  );
});

const idle: ReadonlySet<string> = new Set();

/** "87 reservations · 293 guests · 7 canceled". */
function DaySummary({ of }: { of: DayGroup['reservations'] }) {
  const [count, ...more] = summary(of);
  return (
    <p>
      <span>{count}</span>
      {more.map((part) => ` · ${part}`)}
    </p>
  );
}

interface DaySectionProps {
  day: DayGroup;
  /** Reservations whose change is on its way. */
  busy: ReadonlySet<string>;
  onAct: (name: ActionName, reservation: Placed) => void;
  isUntextable: (phoneNumber: string) => boolean;
}

const DaySection = memo(function DaySection({
  day: { date, reservations },
  busy,
  onAct,
  isUntextable,
}: DaySectionProps) {
  return (
    <Day aria-labelledby={`day-${date}`}>
      <DayTitle>
        <h2 id={`day-${date}`}>{fullDate(date)}</h2>
        <DaySummary of={reservations} />
      </DayTitle>
      <Cards>
        {reservations.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            busy={busy.has(reservation.id)}
            onAct={onAct}
            untextable={isUntextable(reservation.phoneNumber)}
          />
        ))}
      </Cards>
    </Day>
  );
});
