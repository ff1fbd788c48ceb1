import { memo } from 'react';
import { color, font, media, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { useFormState } from '../../lib/dashboard-params';
import type { LocalParty } from '../../lib/local-party';
import { bandLabel, bandsOf, summary } from './group-by-day';
import type { DayGroup } from './group-by-day';
import type { UnfitReservations } from '../../parts/unfit/api/unfit-reservations';
import type { Reply } from '../../parts/replies/api/replies';
import { ReservationRow } from './reservation-row';
import type { ActionName } from './use-reservation-actions';
import { clock } from '../../lib/language';

const Day = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs};
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
    line-height: 1.3;
  }
  p {
    color: ${color.textMuted};
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** If there is room, the time is beside its rows, so that it takes no height. */
const Band = styled.div`
  border: 1px solid ${color.border};
  border-top-width: 0;
  background: ${color.page};
  &:first-of-type {
    border-top-width: 1px;
    border-radius: ${radius.md} ${radius.md} 0 0;
  }
  &:last-of-type {
    border-radius: 0 0 ${radius.md} ${radius.md};
  }
  overflow: clip;
  ${media.tablet} {
    display: grid;
    grid-template-columns: 9.25rem minmax(0, 1fr);
  }
`;

const Time = styled.p`
  padding: ${space.xxs} ${space.xs};
  color: ${color.textMuted};
  font-size: 0.75rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  strong::before {
    content: attr(data-time);
    content: attr(data-time) / '';
    color: ${color.text};
    font-size: 0.875rem;
    font-weight: 700;
  }
  ${media.tablet} {
    position: sticky;
    top: 3.5rem;
    align-self: start;
    strong {
      display: block;
    }
    i {
      display: none;
    }
  }
  i {
    font-style: normal;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 0 1px;
  margin: 0;
  padding: 0;
  background: ${color.border};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* A row without a neighbor takes the width of both. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

interface DaySectionProps {
  day: DayGroup;
  /** Reservations with a pending change. */
  busy: ReadonlySet<string>;
  /** Reservations that arrived while the page was open. */
  fresh: ReadonlySet<string>;
  unfit: UnfitReservations;
  /** The newest unread reply by SMS of each reservation that has one. */
  unread: ReadonlyMap<string, Reply>;
  onAct: (name: ActionName, reservation: LocalParty) => void;
  onOpen: (reservation: LocalParty) => void;
  isUntextable: (phoneNumber: string) => boolean;
}

/** A day with its reservations, grouped by time. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { day, busy, fresh, unfit, unread, onAct, onOpen, isUntextable } = props;
  const { date, reservations } = day;
  const formState = useFormState();
  const [count, ...more] = summary(reservations);
  return (
    <Day aria-labelledby={`day-${date}`}>
      <DayTitle>
        <h2 id={`day-${date}`}>{fullDate(date)}</h2>
        <p>
          <span>{count}</span>
          {more.map((part) => ` · ${part}`)}
        </p>
      </DayTitle>
      <div>
        {bandsOf(reservations).map((band) => (
          <Band key={band.startsAt}>
            <Time>
              {/* Hidden from screen readers: each row has its time, which would be read aloud and found twice. */}
              <strong data-time={clock.label(band.minute)} />
              <i> · </i>
              {bandLabel(band)}
            </Time>
            <Rows>
              {band.reservations.map((reservation) => (
                <ReservationRow
                  key={reservation.id}
                  reservation={reservation}
                  busy={busy.has(reservation.id)}
                  untextable={isUntextable(reservation.phone)}
                  unfits={unfit.has(reservation.id)}
                  reply={unread.get(reservation.id)}
                  isNew={fresh.has(reservation.id)}
                  formState={formState}
                  onAct={onAct}
                  onOpen={onOpen}
                />
              ))}
            </Rows>
          </Band>
        ))}
      </div>
    </Day>
  );
});
