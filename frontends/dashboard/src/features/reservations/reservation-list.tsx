import { memo, useMemo, useState } from 'react';
import { Button, Card, EmptyState, color, motion, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import type { RestaurantClock } from '../../lib/service-day';
import { inRange } from '../../lib/calendar';
import type { DateRange } from '../../lib/calendar';
import { placeInEvenings } from '../../lib/reservation';
import type { Placed, Reservation } from '../../lib/reservation';
import { DaySection } from './day-section';
import { groupByDay } from './group-by-day';
import { NewPill } from './new-pill';
import { ReservationDetails } from './reservation-details';
import { rowKeys } from './row-keys';
import { ScrollAnchor } from './scroll-anchor';
import { useGrowing } from './use-growing';
import { useNewReservations } from './use-new-reservations';
import { useReservationActions } from './use-reservation-actions';
import type { Service } from './use-service';
import { useUnreadReplies } from '../../parts/replies/use-unread-replies';
import { useUnfit } from '../../parts/unfit/use-unfit';
import { useIsUntextable } from './use-texting';
import { t } from './texts';

const Days = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  transition: opacity ${motion.calm};
  &[data-stale] {
    opacity: 0.6;
  }
  h2 {
    color: ${color.text};
  }
`;

interface ReservationListProps {
  restaurantId: string | undefined;
  reservations: readonly Reservation[];
  /** True while the previous list is shown and the next one is loading. */
  stale: boolean;
  /** The search text; empty for a period. */
  searched: string;
  /** The viewer's zone. */
  zone: string;
  /** Undefined while it is not known: its evenings are then taken to be those of the viewer. */
  clock: RestaurantClock | undefined;
  /** The service days that are shown; undefined for a search. */
  range: DateRange | undefined;
  /** Tables and stages, if the list shows one evening. */
  service: ReadonlyMap<string, Service>;
  onClearSearch: () => void;
}

/** Reservations grouped by days and times. Typing in the search box does not render them again. */
export const ReservationList = memo(function ReservationList({
  restaurantId,
  reservations,
  stale,
  searched,
  zone,
  clock,
  range,
  service,
  onClearSearch,
}: ReservationListProps) {
  const placed = useMemo(() => {
    const all = placeInEvenings(reservations, zone, clock ?? { timezone: zone });
    return range ? all.filter(({ date }) => inRange(date, range)) : all;
  }, [reservations, zone, clock, range]);
  const days = useMemo(() => groupByDay(placed), [placed]);
  const drawn = useGrowing(days);
  const { act, busy } = useReservationActions(restaurantId);
  const isUntextable = useIsUntextable(restaurantId);
  const unfit = useUnfit(restaurantId);
  const unread = useUnreadReplies(restaurantId);
  const fresh = useNewReservations(placed, stale);
  const [open, setOpen] = useState<Placed>();
  if (days.length === 0) return <Nothing searched={searched} onClearSearch={onClearSearch} />;
  const shown = open && placed.find(({ id }) => id === open.id);
  return (
    <ScrollAnchor version={days}>
      {/* The arrow keys move between the buttons of the rows, which can also be reached without them. */}
      <Days aria-busy={stale} data-stale={stale || undefined} {...rowKeys}>
        {drawn.map((day) => (
          <DaySection
            key={day.date}
            day={day}
            busy={day.reservations.some(({ id }) => busy.has(id)) ? busy : none}
            fresh={day.reservations.some(({ id }) => fresh.has(id)) ? fresh : none}
            service={service}
            unfit={unfit}
            unread={unread}
            onAct={act}
            onOpen={setOpen}
            isUntextable={isUntextable}
          />
        ))}
      </Days>
      <NewPill fresh={fresh} reservations={placed} />
      <ReservationDetails
        reservation={shown}
        restaurantId={restaurantId}
        service={shown && service.get(shown.id)}
        unfit={shown?.status === 'active' ? unfit.get(shown.id) : undefined}
        zone={zone}
        onClose={() => setOpen(undefined)}
      />
    </ScrollAnchor>
  );
});

const none: ReadonlySet<string> = new Set();

const Nothing = ({ searched, onClearSearch }: { searched: string; onClearSearch: () => void }) => (
  <Card>
    <EmptyState
      title={t('reservations.none.title')}
      icon={<Icon name="reservations" size={40} />}
      action={
        searched && (
          <Button variant="secondary" onClick={onClearSearch}>
            {t('reservations.none.back')}
          </Button>
        )
      }
    >
      {searched ? t('reservations.none.found', { words: searched }) : t('reservations.none.text')}
    </EmptyState>
  </Card>
);
