import { memo } from 'react';
import { clockLabel } from '@tablewell/shared/calendar';
import { displayPhone } from '@tablewell/shared/phone';
import { Link } from '@tablewell/federation/router';
import { ButtonLink, StatusDot, color, media, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { IconButton } from '../../lib/icon-button';
import type { Placed } from '../../lib/reservation';
import { paths } from '../../paths';
import { guestsLabel } from './group-by-day';
import type { ActionName } from './use-reservation-actions';

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.sm};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  /* Of thousands only those near the window are laid out and painted; all of them can be found and read aloud.
     The heights are of what a card without notes holds, inside its padding, until it has been seen. */
  content-visibility: auto;
  contain-intrinsic-height: auto 8.05rem;
  ${media.tablet} {
    contain-intrinsic-height: auto 3.1rem;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto auto;
    column-gap: ${space.md};
  }
`;

const Time = styled.p`
  font-size: 1.0625rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Who = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${media.tablet} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const Name = styled.h3`
  font-size: 1rem;
  font-weight: 650;
  overflow-wrap: anywhere;
  [data-canceled] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const Notes = styled.p`
  margin-top: ${space.xxs};
  font-size: 0.9375rem;
  white-space: pre-line;
`;

const Status = styled.div`
  justify-self: end;
  ${media.tablet} {
    justify-self: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  justify-content: flex-end;
  gap: ${space.xxs};
  ${media.tablet} {
    grid-column: auto;
    min-width: 8.75rem;
  }
`;

const IconLink = styled(ButtonLink)`
  width: 2.75rem;
  padding-inline: 0;
`;

/** A stored phone number for display: 'Not provided' when there is none. */
function phone(text: string): string {
  if (text === '' || text === 'N/A') return 'Not provided';
  return displayPhone(text, (message, error) => console.warn(message, error)) || text;
}

export interface ReservationCardProps {
  reservation: Placed;
  busy: boolean;
  /** It left a number that takes no text messages of this restaurant. */
  untextable: boolean;
  onAct: (name: ActionName, reservation: Placed) => void;
}

/** One reservation with what can be done about it. Drawn again only when it changed itself. */
export const ReservationCard = memo(function ReservationCard({
  reservation,
  busy,
  untextable,
  onAct,
}: ReservationCardProps) {
  const { id, name, guests, notes, phoneNumber, status, minute } = reservation;
  const active = status === 'active';
  const button = (action: ActionName) => ({ busy, onClick: () => onAct(action, reservation) });
  return (
    <Card data-canceled={active ? undefined : ''}>
      <Time>{clockLabel(minute)}</Time>
      <Status>
        <StatusDot tone={active ? 'success' : 'danger'} label={active ? 'Active' : 'Canceled'} />
      </Status>
      <Who>
        <Name>{name}</Name>
        <Facts>
          {guestsLabel(guests)} · {phone(phoneNumber)}
        </Facts>
        {untextable && <Facts>Gets no text messages</Facts>}
        {notes && <Notes>{notes}</Notes>}
      </Who>
      <Actions role="group" aria-label={`Reservation of ${name}`}>
        {active ? (
          <>
            <IconLink
              as={Link}
              to={paths.editReservation(id)}
              $variant="quiet"
              aria-label="Edit reservation"
              title="Edit reservation"
            >
              <Icon name="edit" />
            </IconLink>
            <IconButton icon="cancel" label="Cancel reservation (notify guest)" {...button('cancel')} />
          </>
        ) : (
          <IconButton icon="restore" label="Restore reservation to active status" {...button('restore')} />
        )}
        <IconButton icon="trash" label="Delete reservation permanently" {...button('delete')} />
      </Actions>
    </Card>
  );
});
