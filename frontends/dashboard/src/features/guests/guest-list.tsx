import { Button, Card, EmptyState, ErrorPanel, Inline, LoadingPanel } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from '../../lib/guests/guest-cache';
import { GuestTable } from './guest-table';
import type { GuestPages } from './use-guest-pages';
import { useGuestRemoval } from './use-guest-removal';
import type { Status } from './use-status';
import { t } from './texts';

interface GuestListProps {
  restaurantId: string;
  restaurant: RestaurantClock;
  list: GuestPages;
  /** The text by which the list was searched; empty: all guests. */
  search: string;
  onOpen: (guest: Guest) => void;
  /** Opens the stored data of a guest. */
  onPrivacy: (guest: Guest) => void;
  showStatus: (status: Status) => void;
}

/** One page of the guests; after a failed reload below the error. */
export function GuestList(props: GuestListProps) {
  const { data, error, refetch } = props.list;
  return (
    <>
      {error && (
        <ErrorPanel message={t('guests.failed', { reason: messageOf(error) })} retry={() => void refetch()} />
      )}
      {data ? <LoadedGuests {...props} data={data} /> : !error && <LoadingPanel text={t('guests.loading')} />}
    </>
  );
}

interface LoadedGuestsProps extends GuestListProps {
  data: NonNullable<GuestPages['data']>;
}

/** The guests, with what the role of the viewer may do to them; or that there are none. */
function LoadedGuests({
  restaurantId,
  restaurant,
  data,
  search,
  onOpen,
  onPrivacy,
  showStatus,
}: LoadedGuestsProps) {
  const rights = useRights();
  const { busy, remove } = useGuestRemoval(restaurantId, showStatus);
  if (data.guests.length === 0)
    return (
      <Card>
        <EmptyState title={t('guests.none.title')} icon={<Icon name="guests" size={40} />}>
          {search ? t('guests.none.found') : t('guests.none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <GuestTable
      guests={data.guests}
      restaurant={restaurant}
      busy={busy}
      onOpen={onOpen}
      onDelete={rights.guestRemoval ? (guest) => void remove(guest) : undefined}
      onPrivacy={rights.privacy ? onPrivacy : undefined}
    />
  );
}

/** Buttons for the previous and the next page, if there are several pages. */
export function PageButtons({ list: { page, pages, show } }: { list: GuestPages }) {
  if (pages <= 1) return null;
  return (
    <Inline as="nav" aria-label={t('guests.pages.label')} $justify="center" $gap="md">
      <Button variant="secondary" disabled={page <= 1} onClick={() => show(page - 1)}>
        <Icon name="left" />
        {t('guests.pages.previous')}
      </Button>
      <span aria-live="polite">{t('guests.pages.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => show(page + 1)}>
        {t('guests.pages.next')}
        <Icon name="right" />
      </Button>
    </Inline>
  );
}
