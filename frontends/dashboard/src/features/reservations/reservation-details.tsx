import { localTimeOf } from '@tablewell/shared/zone';
import { isCanceled } from '@tablewell/api-client/book';
import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, Dialog, Inline, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { useFormState } from '../../lib/dashboard-params';
import { DinerMessages } from '../../lib/diner-facts';
import { dietaryWords, lateWords, occasionWords } from '../../lib/diner-words';
import type { LocalParty } from '../../lib/local-party';
import { paths } from '../../paths';
import { ReplyList } from '../../parts/replies/reply-list';
import { Thread } from '../../parts/replies/thread';
import { UnfitNote } from '../../parts/unfit/unfit-note';
import { usePhoneReader } from '../../lib/phone';
import type { ShownPhone } from '@tablewell/shared/phone';
import { guestsLabel } from './group-by-day';
import { progressLabel, statusOf } from './status';
import { t } from './texts';
import { clock } from '../../lib/language';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  margin: 0 0 ${space.lg};
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const DinerDetails = styled.div`
  margin-bottom: ${space.lg};
  &:empty {
    display: none;
  }
`;

const Unfit = styled.div`
  margin-bottom: ${space.lg};
`;

interface ReservationDetailsProps {
  /** Undefined: closed. */
  reservation: LocalParty | undefined;
  restaurantId: string | undefined;
  /** Why it no longer fits; undefined: it does. */
  unfit: string | undefined;
  /** The viewer's zone, as in the list. */
  zone: string;
  onClose: () => void;
}

/** All data of a reservation, with its notes in full. */
export function ReservationDetails({
  reservation,
  restaurantId,
  unfit,
  zone,
  onClose,
}: ReservationDetailsProps) {
  const formState = useFormState();
  const readPhone = usePhoneReader();
  return (
    <Dialog open={reservation !== undefined} side title={reservation?.name ?? ''} onClose={onClose}>
      {reservation && (
        <>
          <Facts>
            {factsOf(reservation, { zone, phone: readPhone(reservation.phone) }).map(([term, words]) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </Facts>
          <DinerDetails>
            <DinerMessages of={reservation} zone={zone} />
          </DinerDetails>
          {restaurantId && (
            <DinerDetails>
              <ReplyList restaurantId={restaurantId} reservationId={reservation.id} zone={zone} />
              {hasNumber(reservation) && (
                <Thread restaurantId={restaurantId} reservationId={reservation.id} zone={zone} />
              )}
            </DinerDetails>
          )}
          {unfit && (
            <Unfit>
              <UnfitNote reasons={unfit} />
            </Unfit>
          )}
          <Inline $gap="sm">
            {hasNumber(reservation) && (
              <ButtonLink href={hrefOf(readPhone(reservation.phone), reservation)} $variant="secondary">
                {t('reservations.details.call')}
              </ButtonLink>
            )}
            {!isCanceled(reservation) && (
              <ButtonLink as={Link} to={paths.editReservation(reservation.id)} state={formState}>
                {t('reservations.details.change')}
              </ButtonLink>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t('reservations.details.close')}
            </Button>
          </Inline>
        </>
      )}
    </Dialog>
  );
}

const hasNumber = ({ phone }: LocalParty): boolean => /\d/.test(phone);

/** An incomplete number is dialed as it is. */
const hrefOf = ({ href }: ShownPhone, { phone }: LocalParty): string =>
  href ?? `tel:${phone.replace(/[^+\d]/g, '')}`;

function factsOf(
  reservation: LocalParty,
  { zone, phone }: { zone: string; phone: ShownPhone },
): [string, string][] {
  const { size, startsAt, notes } = reservation;
  // By the calendar, as the guest knows it.
  const { date, minute } = localTimeOf(startsAt, zone);
  const { label, tone } = statusOf(reservation);
  const stage = (tone === 'success' && progressLabel(reservation)) || label;
  return [
    [t('reservations.details.party'), guestsLabel(size)],
    [
      t('reservations.details.when'),
      t('reservations.details.dayAndTime', { day: fullDate(date), time: clock.label(minute) }),
    ],
    ...fact(t('reservations.details.table'), reservation.tables.join('+')),
    ...fact(t('reservations.details.area'), reservation.area),
    [t('reservations.details.status'), stage],
    [t('reservations.details.phone'), phone.text || t('reservations.phone.none')],
    ...fact(t('reservations.details.email'), reservation.email ?? ''),
    ...fact(t('reservations.details.late'), lateWords(reservation, zone)),
    ...fact(t('reservations.details.dietary'), dietaryWords(reservation)),
    ...fact(t('reservations.details.occasion'), occasionWords(reservation)),
    ...fact(t('reservations.details.notes'), notes),
  ];
}

const fact = (term: string, words: string): [string, string][] => (words ? [[term, words]] : []);
