import { localTimeOf } from '@tablewell/shared/zone';
import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, Dialog, Inline, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { useFormState } from '../../lib/dashboard-params';
import { DinerMessages } from '../../lib/diner-facts';
import { dietaryWords, lateWords, occasionWords } from '../../lib/diner-words';
import type { Placed } from '../../lib/reservation';
import { paths } from '../../paths';
import { ReplyList } from '../../parts/replies/reply-list';
import { Thread } from '../../parts/replies/thread';
import { UnfitNote } from '../../parts/unfit/unfit-note';
import { usePhoneReader } from '../../lib/phone';
import type { ShownPhone } from '@tablewell/shared/phone';
import { guestsLabel } from './group-by-day';
import { statusOf } from './status';
import type { Service } from './use-service';
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
  reservation: Placed | undefined;
  restaurantId: string | undefined;
  service: Service | undefined;
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
  service,
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
            {factsOf(reservation, service, { zone, phone: readPhone(reservation.phoneNumber) }).map(
              ([term, words]) => (
                <div key={term} style={{ display: 'contents' }}>
                  <dt>{term}</dt>
                  <dd>{words}</dd>
                </div>
              ),
            )}
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
              <ButtonLink href={hrefOf(readPhone(reservation.phoneNumber), reservation)} $variant="secondary">
                {t('reservations.details.call')}
              </ButtonLink>
            )}
            {reservation.status === 'active' && (
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

const hasNumber = ({ phoneNumber }: Placed): boolean => /\d/.test(phoneNumber);

/** An incomplete number is dialed as it is. */
const hrefOf = ({ href }: ShownPhone, { phoneNumber }: Placed): string =>
  href ?? `tel:${phoneNumber.replace(/[^+\d]/g, '')}`;

function factsOf(
  reservation: Placed,
  service: Service | undefined,
  { zone, phone }: { zone: string; phone: ShownPhone },
): [string, string][] {
  const { guests, at, notes } = reservation;
  // By the calendar, as the guest knows it.
  const { date, minute } = localTimeOf(at, zone);
  const { label, tone } = statusOf(reservation);
  const stage = (tone === 'success' && service?.stage) || label;
  return [
    [t('reservations.details.party'), guestsLabel(guests)],
    [
      t('reservations.details.when'),
      t('reservations.details.dayAndTime', { day: fullDate(date), time: clock.label(minute) }),
    ],
    ...(service?.tables ? [[t('reservations.details.table'), service.tables] as [string, string]] : []),
    ...fact(t('reservations.details.area'), reservation.area ?? ''),
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
