import { Link, VisuallyHidden, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import type { Unfit } from './preview-change';
import { t } from './texts';
import { usePhoneReader } from '../../lib/phone';
import type { ShownPhone } from '@tablewell/shared/phone';
import { locale } from '../../lib/language';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  li {
    padding-block: ${space.xs};
    border-bottom: 1px solid ${color.border};
  }
  p:last-child {
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
`;

interface UnfitListProps {
  unfit: readonly Unfit[];
  /** The restaurant's zone. */
  zone: string;
}

/** Reservations that would no longer fit, with buttons to move them and to call their guests. */
export function UnfitList({ unfit, zone }: UnfitListProps) {
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const readPhone = usePhoneReader();
  return (
    <List aria-label={t('effects.unfit.title')}>
      {unfit.map(({ party: { id, name, size, phone, startsAt }, reasons }) => (
        <li key={id}>
          <p>
            <b>
              {name}, {size}
            </b>{' '}
            · {when.format(startsAt)}
          </p>
          <p>
            {reasons.join('. ')}.{' '}
            <Link href={paths.editReservation(id)} target="_blank" rel="noopener">
              {t('effects.unfit.move')}
              <VisuallyHidden> {t('effects.unfit.inNewTab', { name })}</VisuallyHidden>
            </Link>
            {phone && (
              <>
                {' · '}
                <CallLink phone={readPhone(phone)} typed={phone} />
              </>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}

/** An incomplete number is dialed as it was typed. */
const CallLink = ({ phone, typed }: { phone: ShownPhone; typed: string }) => (
  <Link href={phone.href ?? `tel:${typed}`}>{t('effects.unfit.call', { phone: phone.text || typed })}</Link>
);
