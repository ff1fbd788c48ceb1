import { memo, useMemo, useState } from 'react';
import { Button, Card, EmptyState, color, motion, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import type { RestaurantClock } from '../../lib/service-day';
import type { DateRange } from '../../lib/calendar';
import { isCanceled } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import type { LocalParty } from '../../lib/local-party';
import { DaySection } from './day-section';
import { groupByDay } from './group-by-day';
import { NewPill } from './new-pill';
import { ReservationDetails } from './reservation-details';
import { rowKeys } from './row-keys';
import { ScrollAnchor } from './scroll-anchor';
import { useIncrementalRender } from './use-incremental-render';
import { useLocalParties } from './use-local-parties';
import { useNewReservations } from './use-new-reservations';
import { useReservationActions } from './use-reservation-actions';
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
  reservations: readonly Party[];
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
  onClearSearch,
}: ReservationListProps) {
  const parties = useLocalParties({ restaurantId, listed: reservations, zone, clock, range });
  const days = useMemo(() => groupByDay(parties), [parties]);
  const drawn = useIncrementalRender(days);
  const { act, busy } = useReservationActions(restaurantId);
  const isUntextable = useIsUntextable(restaurantId);
  const unfit = useUnfit(restaurantId);
  const unread = useUnreadReplies(restaurantId);
  const fresh = useNewReservations(parties, stale);
  const [open, setOpen] = useState<LocalParty>();
  if (days.length === 0) return <Nothing searched={searched} onClearSearch={onClearSearch} />;
  const shown = open && parties.find(({ id }) => id === open.id);
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
            unfit={unfit}
            unread={unread}
            onAct={act}
            onOpen={setOpen}
            isUntextable={isUntextable}
          />
        ))}
      </Days>
      <NewPill fresh={fresh} reservations={parties} />
      <ReservationDetails
        reservation={shown}
        restaurantId={restaurantId}
        unfit={shown && !isCanceled(shown) ? unfit.get(shown.id) : undefined}
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
