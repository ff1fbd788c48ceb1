import { memo } from 'react';
import { isCanceled } from '@tablewell/api-client/book';
import { StatusDot, VisuallyHidden } from '@tablewell/ui';
import type { FormState } from '../../lib/dashboard-params';
import { cardWords } from '../../lib/diner-words';
import { clock } from '../../lib/language';
import type { LocalParty } from '../../lib/local-party';
import type { Reply } from '../../parts/replies/api/replies';
import { UnreadReply, unreadSign } from '../../parts/replies/unread-reply';
import { unfitMark } from '../../parts/unfit/unfit-note';
import { PhoneLink } from '../../lib/phone';
import { guestsLabel } from './group-by-day';
import { Facts, Name, Row, Size, TableChip, Who } from './reservation-row-style';
import { RowActions } from './row-actions';
import { answerLabel, progressLabel, statusOf } from './status';
import type { ActionName } from './use-reservation-actions';
import { t } from './texts';

interface ReservationRowProps {
  reservation: LocalParty;
  busy: boolean;
  /** The guest's number takes no text messages of this restaurant. */
  untextable: boolean;
  /** The settings in force would refuse it. */
  unfits: boolean;
  /** It arrived while the page was open. */
  isNew: boolean;
  /** Its newest unread reply by SMS. */
  reply: Reply | undefined;
  formState: FormState;
  onAct: (name: ActionName, reservation: LocalParty) => void;
  onOpen: (reservation: LocalParty) => void;
}

/** One reservation with its actions. Rendered again only if it changed itself. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, busy, isNew, formState, onAct, onOpen } = props;
  const { id, name, size } = reservation;
  const tables = reservation.tables.join('+');
  return (
    <Row data-canceled={isCanceled(reservation) ? '' : undefined} data-new={isNew || undefined} data-id={id}>
      <Size aria-hidden="true">{size}</Size>
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

type ReservationFactsProps = Pick<ReservationRowProps, 'reservation' | 'unfits' | 'untextable' | 'reply'>;

/** The line beside or below the name: status, notes, and how to reach the guest. */
function ReservationFacts({ reservation, unfits, untextable, reply }: ReservationFactsProps) {
  const { size, notes, phone, minute } = reservation;
  // An evening shows more than that the party comes.
  const said = progressLabel(reservation) || answerLabel(reservation);
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
      {unfits && !isCanceled(reservation) && <b data-unfit>{unfitMark()}</b>}
      {said && <b>{said}</b>}
      {notesLine && <span data-notes>{notesLine}</span>}
      <span>
        {guestsLabel(size)} · <PhoneLink of={phone} none={t('reservations.phone.none')} />
      </span>
      <span>{clock.label(minute)}</span>
      {untextable && <span>{t('reservations.row.noTexts')}</span>}
    </Facts>
  );
}
