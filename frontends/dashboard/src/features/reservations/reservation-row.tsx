import { memo } from 'react';
import { Link } from '@tablewell/federation/router';
import { ButtonLink, StatusDot, color, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { FormState } from '../../lib/dashboard-params';
import { Icon } from '../../lib/icons';
import { IconButton } from '../../lib/icon-button';
import { cardWords } from '../../lib/diner-words';
import type { Placed } from '../../lib/reservation';
import { paths } from '../../paths';
import { unfitMark } from '../unfit/unfit-note';
import { guestsLabel, phoneLabel } from './group-by-day';
import { statusOf } from './status';
import type { ActionName } from './use-reservation-actions';
import { t } from './texts';
import { clock } from '../../lib/language';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto auto;
  gap: ${space.xs};
  align-items: center;
  min-height: 3rem;
  padding: 0 ${space.xxs} 0 ${space.xs};
  background: ${color.surface};
  box-shadow: inset 0 -1px ${color.border};
  /* Of thousands only those near the window are laid out and painted; all of them can be found and read aloud. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3rem;
  ${media.tablet} {
    min-height: ${touchTarget};
    contain-intrinsic-height: auto ${touchTarget};
  }
  ${media.desktop} {
    min-height: 3rem;
  }
  &:focus-within {
    background: ${color.sunken};
  }
  &[data-new] {
    animation: reservation-came-in 4s ease-out;
  }
  @keyframes reservation-came-in {
    from {
      background: ${color.accentSoft};
    }
  }
`;

const Size = styled.span`
  font-size: 1.1875rem;
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
  [data-canceled] & {
    color: ${color.textMuted};
  }
`;

/** Two lines; one on a tablet in portrait orientation, which is wide enough. */
const Who = styled.div`
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 40rem) and (max-width: 63.99rem) {
    display: grid;
    grid-template-columns: fit-content(11rem) minmax(0, 1fr);
    gap: ${space.sm};
    align-items: center;
  }
`;

const Name = styled.h3`
  font-size: 1rem;
  line-height: 1.3;
  button {
    max-width: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 650;
    text-align: left;
    text-overflow: ellipsis;
    vertical-align: bottom;
    cursor: pointer;
  }
  /* The whole of the words opens the details, not only the letters. */
  button::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(100% - 9.5rem);
  }
  [data-canceled] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.35;
  > * + *::before {
    content: ' · ';
  }
  b,
  [data-notes] {
    color: ${color.text};
  }
  b {
    font-weight: 600;
  }
  [data-unfit] {
    color: ${color.warning};
  }
`;

const TableChip = styled.span`
  padding: 0.125rem ${space.xxs};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font-size: 0.8125rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  min-width: 8.25rem;
`;

const IconLink = styled(ButtonLink)`
  width: ${touchTarget};
  padding-inline: 0;
`;

interface ReservationRowProps {
  reservation: Placed;
  busy: boolean;
  /** The guest's number takes no text messages of this restaurant. */
  untextable: boolean;
  /** The numbers of its tables; empty if they are not known. */
  tables: string;
  /** The stage of the party; empty before it arrived. */
  stage: string;
  /** The settings in force would refuse it. */
  unfits: boolean;
  /** It arrived while the page was open. */
  isNew: boolean;
  formState: FormState;
  onAct: (name: ActionName, reservation: Placed) => void;
  onOpen: (reservation: Placed) => void;
}

/** One reservation with its actions. Rendered again only if it changed itself. */
export const ReservationRow = memo(function ReservationRow({
  reservation,
  busy,
  untextable,
  tables,
  stage,
  unfits,
  isNew,
  formState,
  onAct,
  onOpen,
}: ReservationRowProps) {
  const { id, name, guests, notes, phoneNumber, status, minute } = reservation;
  const active = status === 'active';
  const notesLine = [notes, cardWords(reservation)].filter(Boolean).join(' · ');
  const button = (action: ActionName) => ({ busy, onClick: () => onAct(action, reservation) });
  return (
    <Row data-canceled={active ? undefined : ''} data-new={isNew || undefined} data-id={id}>
      <Size aria-hidden="true">{guests}</Size>
      <Who>
        <Name>
          <button type="button" onClick={() => onOpen(reservation)}>
            {name}
          </button>
        </Name>
        <Facts>
          <StatusDot {...statusOf(reservation)} />
          {unfits && active && <b data-unfit>{unfitMark()}</b>}
          {stage && <b>{stage}</b>}
          {notesLine && <span data-notes>{notesLine}</span>}
          <span>
            {guestsLabel(guests)} · {phoneLabel(phoneNumber)}
          </span>
          <span>{clock.label(minute)}</span>
          {untextable && <span>{t('reservations.row.noTexts')}</span>}
        </Facts>
      </Who>
      {tables ? <TableChip title={t('reservations.row.table', { tables })}>{tables}</TableChip> : <span />}
      <Actions role="group" aria-label={t('reservations.row.actions', { name })}>
        {active ? (
          <>
            <IconLink
              as={Link}
              to={paths.editReservation(id)}
              state={formState}
              $variant="quiet"
              aria-label={t('reservations.row.edit')}
              title={t('reservations.row.edit')}
            >
              <Icon name="edit" />
            </IconLink>
            <IconButton icon="cancel" label={t('reservations.row.cancel')} {...button('cancel')} />
          </>
        ) : (
          <IconButton icon="restore" label={t('reservations.row.restore')} {...button('restore')} />
        )}
        <IconButton icon="trash" label={t('reservations.row.delete')} {...button('delete')} />
      </Actions>
    </Row>
  );
});
