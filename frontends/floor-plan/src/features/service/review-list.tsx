import { Banner, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ToReview } from '../../api/reservations-to-review';
import { whoOf } from '../../live/words';

const List = styled.ul`
  max-height: 30dvh;
  overflow: auto;
  padding-left: 1.25rem;
`;

/** The largest number of reservations listed in the dialog. */
const most = 50;

const when = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(at);

/** The upcoming reservations that would be refused. They remain valid; the staff has to review them. */
export function ReviewList({ reservations, zone }: { reservations: readonly ToReview[]; zone: string }) {
  const found = reservations.filter(({ needsTable }) => needsTable);
  if (found.length === 0) return <Banner tone="success">All upcoming reservations fit.</Banner>;
  const title =
    found.length === 1
      ? '1 reservation would have no table'
      : `${found.length} reservations would have no table`;
  return (
    <Banner tone="warning" title={title}>
      <Stack $gap="xs">
        <p>They stay booked. Please find tables for them, or call the guests.</p>
        <List>
          {found.slice(0, most).map(({ id, at, ...party }) => (
            <li key={id}>
              {whoOf(party)}, {when(at, zone)}
            </li>
          ))}
        </List>
        {found.length > most && <p>And {found.length - most} more.</p>}
      </Stack>
    </Banner>
  );
}
