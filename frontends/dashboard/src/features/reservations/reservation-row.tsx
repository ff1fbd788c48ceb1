import { memo } from 'react';
import { StatusDot, VisuallyHidden } from '@tablewell/ui';
import type { FormState } from '../../lib/dashboard-params';
import { cardWords } from '../../lib/diner-words';
import { clock } from '../../lib/language';
import type { Placed } from '../../lib/reservation';
import type { Reply } from '../../parts/replies/api/replies';
import { UnreadReply, unreadSign } from '../../parts/replies/unread-reply';
import { unfitMark } from '../../parts/unfit/unfit-note';
import { stageLabel } from '../../parts/evening/labels';
import { PhoneLink } from '../../lib/phone';
import { guestsLabel } from './group-by-day';
import { Facts, Name, Row, Size, TableChip, Who } from './reservation-row-style';
import { RowActions } from './row-actions';
import { statusOf } from './status';
import type { ActionName } from './use-reservation-actions';
import { t } from './texts';

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
  /** Its newest unread reply by SMS. */
  reply: Reply | undefined;
  formState: FormState;
  onAct: (name: ActionName, reservation: Placed) => void;
  onOpen: (reservation: Placed) => void;
}

/** One reservation with its actions. Rendered again only if it changed itself. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, busy, tables, isNew, formState, onAct, onOpen } = props;
  const { id, name, guests, status } = reservation;
  return (
    <Row data-canceled={status === 'active' ? undefined : ''} data-new={isNew || undefined} data-id={id}>
      <Size aria-hidden="true">{guests}</Size>
      <Who>
        <Name>
          <button type="button" onClick={() => onOpen(reservation)}>
            {name}
          </button>
        </Name>
        <ReservationFacts {...props} />
      </Who>
      {tables ? <TableChip title={t('reservations.row.table', { tables })}>{tables}</TableChip> : <span />}
      <RowActions reservation={reservation} busy={busy} formState={formState} onAct={onAct} />
    </Row>
  );
});

type ReservationFactsProps = Pick<
  ReservationRowProps,
  'reservation' | 'stage' | 'unfits' | 'untextable' | 'reply'
>;

/** The line beside or below the name: status, notes, and how to reach the guest. */
function ReservationFacts({ reservation, stage, unfits, untextable, reply }: ReservationFactsProps) {
  const { guests, notes, phoneNumber, status, minute } = reservation;
  // An evening shows more than that the party comes.
  const said =
    stage || (status === 'active' && reservation.confirmation?.isComing ? stageLabel('confirmed') : '');
  const notesLine = [notes, cardWords(reservation)].filter(Boolean).join(' · ');
  return (
    <Facts>
      {reply && (
        <span>
          <VisuallyHidden>{unreadSign()} </VisuallyHidden>
          <UnreadReply of={reply} />
        </span>
      )}
      <StatusDot {...statusOf(reservation)} />
      {unfits && status === 'active' && <b data-unfit>{unfitMark()}</b>}
      {said && <b>{said}</b>}
      {notesLine && <span data-notes>{notesLine}</span>}
      <span>
        {guestsLabel(guests)} · <PhoneLink of={phoneNumber} none={t('reservations.phone.none')} />
      </span>
      <span>{clock.label(minute)}</span>
      {untextable && <span>{t('reservations.row.noTexts')}</span>}
    </Facts>
  );
}
