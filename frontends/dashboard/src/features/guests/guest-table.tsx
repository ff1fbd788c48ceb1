import { Table, color, touchTarget } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { dietaryWords, noShowsLabel } from '../../lib/diner-words';
import { IconButton } from '../../lib/icon-button';
import { PhoneLink } from '../../lib/phone';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from '../../lib/guests/guest-cache';
import { visitDate } from '../../lib/guests/visit-date';
import { t } from './texts';

interface GuestTableProps {
  guests: readonly Guest[];
  /** The restaurant's clock, by which visits are shown. */
  restaurant: RestaurantClock;
  /** The guest who is being deleted. */
  busy: string | undefined;
  /** Opens the details of a guest. */
  onOpen: (guest: Guest) => void;
  /** Left out for a role that may not delete guests. */
  onDelete: ((guest: Guest) => void) | undefined;
  /** Opens the stored data of a guest. Left out for roles that may not see it. */
  onPrivacy: ((guest: Guest) => void) | undefined;
}

const Open = styled.button`
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: ${color.control};
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Dietary = styled.span`
  display: block;
  min-width: 9rem;
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

const NoShows = styled.span`
  display: block;
  color: ${color.danger};
  font-size: 0.875rem;
  white-space: nowrap;
`;

/** The guests of one page. */
export function GuestTable({ guests, restaurant, busy, onOpen, onDelete, onPrivacy }: GuestTableProps) {
  const columns: Column<Guest>[] = [
    {
      key: 'name',
      header: t('guests.field.name'),
      cell: (guest) => (
        <>
          <Open type="button" onClick={() => onOpen(guest)}>
            {guest.name}
          </Open>
          {dietaryWords(guest) && <Dietary>{dietaryWords(guest)}</Dietary>}
        </>
      ),
    },
    {
      key: 'phone',
      header: t('guests.field.phoneNumber'),
      cell: ({ phoneNumber }) => <PhoneLink of={phoneNumber} none="–" />,
    },
    {
      key: 'visits',
      header: t('guests.field.visits'),
      numeric: true,
      cell: ({ visits, noShows = 0 }) => (
        <>
          {visits}
          {noShows > 0 && <NoShows>{noShowsLabel(noShows)}</NoShows>}
        </>
      ),
    },
    {
      key: 'last',
      header: t('guests.field.lastVisit'),
      cell: ({ lastVisit }) => visitDate(lastVisit, restaurant),
    },
    ...(onPrivacy
      ? [
          {
            key: 'data',
            header: t('guests.table.data'),
            numeric: true,
            cell: (guest: Guest) => (
              <IconButton
                icon="privacy"
                label={t('guests.privacy.title', { name: guest.name })}
                onClick={() => onPrivacy(guest)}
              />
            ),
          },
        ]
      : []),
    ...(onDelete
      ? [
          {
            key: 'delete',
            header: t('guests.table.delete'),
            numeric: true,
            cell: (guest: Guest) => (
              <IconButton
                icon="trash"
                label={t('guests.table.deleteGuest', { name: guest.name })}
                busy={busy === guest.id}
                onClick={() => onDelete(guest)}
              />
            ),
          },
        ]
      : []),
  ];
  return <Table caption={t('guests.title')} columns={columns} rows={guests} rowKey={({ id }) => id} />;
}
