import { displayPhone } from '@tablewell/booking-rules/phone';
import { Table } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { IconButton } from '../../lib/icon-button';
import type { Guest } from './guest-cache';
import { visitDate } from './visit-date';

const phone = (text: string): string =>
  displayPhone(text, (message, error) => console.warn(message, error)) || text || '–';

export interface GuestTableProps {
  guests: readonly Guest[];
  /** The restaurant's: its visits are by this clock. */
  zone: string;
  /** The guest who is being deleted. */
  busy: string | undefined;
  onDelete: (guest: Guest) => void;
  /** Asks for what is kept of a guest. */
  onPrivacy: (guest: Guest) => void;
}

/** The guests of one page. */
export function GuestTable({ guests, zone, busy, onDelete, onPrivacy }: GuestTableProps) {
  const columns: Column<Guest>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => <strong style={{ fontWeight: 600 }}>{name}</strong> },
    {
      key: 'phone',
      header: 'Phone Number',
      cell: ({ phoneNumber }) => <span style={{ whiteSpace: 'nowrap' }}>{phone(phoneNumber)}</span>,
    },
    { key: 'visits', header: 'Visits', numeric: true, cell: ({ visits }) => visits },
    {
      key: 'last',
      header: 'Last Visit',
      cell: ({ lastVisit }) => visitDate(lastVisit, zone),
    },
    {
      key: 'data',
      header: 'Data',
      numeric: true,
      cell: (guest) => (
        <IconButton icon="privacy" label={`Data of ${guest.name}`} onClick={() => onPrivacy(guest)} />
      ),
    },
    {
      key: 'delete',
      header: 'Delete',
      numeric: true,
      cell: (guest) => (
        <IconButton
          icon="trash"
          label={`Delete ${guest.name}`}
          busy={busy === guest.id}
          onClick={() => onDelete(guest)}
        />
      ),
    },
  ];
  return <Table caption="Guests" columns={columns} rows={guests} rowKey={({ id }) => id} />;
}
