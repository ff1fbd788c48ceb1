import { Banner, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ToReview } from '../../api/reservations-to-review';
import { partyText } from '../../live/words';
import { locale, t } from '../../texts';

const List = styled.ul`
  max-height: 30dvh;
  overflow: auto;
  padding-left: 1.25rem;
`;

/** The largest number of reservations listed in the dialog. */
const most = 50;

const when = (at: number, zone: string): string =>
  new Intl.DateTimeFormat(locale(), {
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
  if (found.length === 0) return <Banner tone="success">{t('plan.review.allFit')}</Banner>;
  const title = t('plan.review.without', { count: found.length });
  return (
    <Banner tone="warning" title={title}>
      <Stack $gap="xs">
        <p>{t('plan.review.text')}</p>
        <List>
          {found.slice(0, most).map(({ party }) => (
            <li key={party.id}>
              {partyText(party)}, {when(party.startsAt, zone)}
            </li>
          ))}
        </List>
        {found.length > most && <p>{t('plan.review.more', { count: found.length - most })}</p>}
      </Stack>
    </Banner>
  );
}
