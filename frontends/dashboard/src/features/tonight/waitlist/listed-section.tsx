import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { clockAt, shortClockOf } from '../../../lib/clock';
import { PhoneLink } from '../../../lib/phone';
import { partiesLabel } from '../../../parts/evening/labels';
import { Separated, Strong } from '../list/moment';
import { Facts, Name, Row, Size, When } from '../list/party-row-style';
import { Heading, Rows, Section } from '../list/section-style';
import { t } from '../texts';
import { loadListed } from './api';
import type { Listed } from './api';

/** How often the list is read again: its changes publish no live event to this page. */
const everyMs = 60_000;

interface ListedSectionProps {
  restaurantId: string;
  /** The service day, YYYY-MM-DD. */
  date: string;
  zone: string;
  now: number;
}

/** The parties that asked for a full start of the day, and those for which a table is held (WAIT-34). */
export const ListedSection = memo(function ListedSection({
  restaurantId,
  date,
  zone,
  now,
}: ListedSectionProps) {
  const { data: listed = [] } = useQuery({
    queryKey: ['listed', restaurantId, date],
    queryFn: ({ signal }) => loadListed(restaurantId, date, signal),
    refetchInterval: everyMs,
  });
  if (listed.length === 0) return null;
  const title = t('tonight.listed.title');
  return (
    <Section aria-label={title}>
      <Heading>
        {title}
        <span>{partiesLabel(listed.length)}</span>
      </Heading>
      <Rows>
        {listed.map((party) => (
          <ListedRow key={party.id} party={party} zone={zone} now={now} />
        ))}
      </Rows>
    </Section>
  );
});

function ListedRow({ party, zone, now }: { party: Listed; zone: string; now: number }) {
  const { name, size, time, phone, email, area, askedAt, offeredUntil = 0 } = party;
  const facts = [
    ...(offeredUntil > now
      ? [
          <Strong
            key="offer"
            tone="warning"
            words={t('tonight.listed.offered', { time: clockAt(offeredUntil, zone) })}
          />,
        ]
      : []),
    t('tonight.listed.asked', { time: clockAt(askedAt, zone) }),
    ...(area ? [area] : []),
    phone ? <PhoneLink key="phone" of={phone} none="" /> : email,
  ];
  return (
    <Row as="li">
      <When>{shortClockOf(time)}</When>
      <Size aria-label={t('tonight.partyOf', { size })}>{size}</Size>
      <div>
        <Name>
          <span>{name}</span>
        </Name>
        <Facts>
          <Separated>{facts}</Separated>
        </Facts>
      </div>
    </Row>
  );
}
