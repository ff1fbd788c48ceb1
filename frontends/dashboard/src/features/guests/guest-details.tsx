import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Dialog, Inline, Stack } from '@tablewell/ui';
import { dietaryWords, noShowsLabel } from '../../lib/diner-words';
import { messageOf } from '../../lib/message-of';
import { PhoneLink } from '../../lib/phone';
import type { RestaurantClock } from '../../lib/service-day';
import { withdrawConsent } from './api/withdraw-consent';
import { guestKeys } from '../../lib/guests/guest-cache';
import type { Guest } from '../../lib/guests/guest-cache';
import type { Status } from './use-status';
import { dateIn, visitDate } from '../../lib/guests/visit-date';
import { Facts } from './guest-facts';
import { GuestSharing } from './guest-sharing';
import { t } from './texts';

interface GuestDetailsProps {
  restaurantId: string;
  /** Undefined: closed. */
  guest: Guest | undefined;
  restaurant: RestaurantClock;
  onClose: () => void;
  showStatus: (status: Status) => void;
}

/** The stored data about a guest. */
export function GuestDetails({ guest, onClose, ...rest }: GuestDetailsProps) {
  return (
    <Dialog open={guest !== undefined} side title={guest?.name ?? ''} onClose={onClose}>
      {guest && <Content guest={guest} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Content({
  restaurantId,
  guest,
  restaurant,
  onClose,
  showStatus,
}: Omit<GuestDetailsProps, 'guest'> & { guest: Guest }) {
  const queries = useQueryClient();
  const { marketingConsent: consent, email = '', noShows = 0 } = guest;
  const withdraw = useMutation({
    mutationFn: withdrawConsent,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: guestKeys.all(restaurantId) });
      showStatus({ tone: 'success', text: t('guests.news.withdrawn', { name: guest.name }) });
      onClose();
    },
  });
  const dietary = dietaryWords(guest);
  return (
    <Stack $gap="lg">
      {withdraw.error && (
        <Banner tone="danger" role="alert">
          {t('guests.failed', { reason: messageOf(withdraw.error) })}
        </Banner>
      )}
      <Facts>
        <dt>{t('guests.details.phone')}</dt>
        <dd>
          <PhoneLink of={guest.phoneNumber} none="–" />
        </dd>
        <dt>{t('guests.details.email')}</dt>
        <dd>{email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : '–'}</dd>
        <dt>{t('guests.details.dietary')}</dt>
        <dd>{dietary ? <strong>{dietary}</strong> : '–'}</dd>
        <dt>{t('guests.field.visits')}</dt>
        <dd>
          {guest.lastVisit
            ? t('guests.details.visits', {
                visits: guest.visits,
                date: visitDate(guest.lastVisit, restaurant),
              })
            : guest.visits}
          {noShows > 0 && `, ${noShowsLabel(noShows)}`}
        </dd>
        <dt>{t('guests.details.news')}</dt>
        <dd>{consentWords(consent, restaurant)}</dd>
      </Facts>
      <GuestSharing restaurantId={restaurantId} guestId={guest.id} restaurant={restaurant} />
      <Inline $gap="sm">
        {consent && !consent.withdrawnAt && (
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ restaurantId, guestId: guest.id })}
          >
            {t('guests.news.withdraw')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('guests.details.close')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The guest's consent to news: when it was given, for which address and text, or withdrawn. */
function consentWords(consent: Guest['marketingConsent'], { timezone }: RestaurantClock): string {
  if (!consent) return t('guests.news.none');
  if (consent.withdrawnAt) return t('guests.news.noneSince', { date: dateIn(timezone, consent.withdrawnAt) });
  return t('guests.news.asked', {
    email: consent.email,
    date: dateIn(timezone, consent.givenAt),
    version: consent.textVersion,
  });
}
