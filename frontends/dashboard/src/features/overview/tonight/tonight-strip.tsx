import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eveningOf, minutesLate, statesAt } from '@tablewell/api-client/evening';
import type { Evening } from '@tablewell/api-client/evening';
import { Link } from '@tablewell/federation/router';
import { ButtonLink, Card, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { SectionTitle } from '../../../lib/section-title';
import { useNow } from '../../../lib/use-now';
import { clockAt, duration, partiesLabel } from '../../tonight/words';
import { figuresOf } from './evening-figures';
import type { EveningFigures } from './evening-figures';
import { Arrivals, Facts, Head, Parts } from './tonight-strip-style';

export interface TonightStripProps {
  restaurantId: string;
  /** The zone of the times. */
  zone: string;
}

/** What the evening holds, at the head of the overview: the rest is on the tab Tonight. */
export function TonightStrip({ restaurantId, zone }: TonightStripProps) {
  const { data, error, refetch } = useQuery(eveningOf(restaurantId, ''));
  return (
    <Card as="section" $padding="md" aria-labelledby="tonight-strip">
      <Head>
        <SectionTitle id="tonight-strip">Tonight</SectionTitle>
        <ButtonLink as={Link} to="?tab=tonight" $variant="secondary" $size="small">
          Open Tonight
        </ButtonLink>
      </Head>
      {data ? (
        <Figures evening={data} zone={zone} />
      ) : error ? (
        <ErrorPanel message="The evening could not be loaded." retry={() => void refetch()} />
      ) : (
        <LoadingPanel text="Loading the evening..." />
      )}
    </Card>
  );
}

function Figures({ evening: { tables, parties }, zone }: { evening: Evening; zone: string }) {
  const now = useNow();
  const { expected, waiting, seated, free, next } = useMemo(
    () => figuresOf(parties, statesAt(tables, parties, now)),
    [tables, parties, now],
  );
  const facts: { name: string; value: number; note: string }[] = [
    { name: 'Expected', value: expected.covers, note: noteOf(expected) },
    {
      name: 'Seated now',
      value: seated.covers,
      note: noteOf(seated) + (waiting > 0 ? `, ${waiting} waiting` : ''),
    },
    ...(free ? [{ name: 'Tables free', value: free.tables, note: `of ${free.of}` }] : []),
  ];
  return (
    <Parts>
      <Facts>
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> <small>{note}</small>
            </dd>
          </div>
        ))}
      </Facts>
      {next.length === 0 ? (
        <p>No more parties are expected.</p>
      ) : (
        <Arrivals aria-label="Next arrivals">
          {next.map((party) => {
            const late = minutesLate(party, now);
            return (
              <li key={party.id}>
                <span>{clockAt(party.startsAt, zone)}</span>
                <b>{party.name}</b>
                <small>
                  {party.size === 1 ? '1 guest' : `${party.size} guests`}
                  {late > 0 && <strong> · {duration(late)} late</strong>}
                  {party.notes && ` · ${party.notes}`}
                </small>
              </li>
            );
          })}
        </Arrivals>
      )}
    </Parts>
  );
}

/** What stands under a number of covers. */
const noteOf = ({ covers, parties }: EveningFigures['seated']): string =>
  `${covers === 1 ? 'cover' : 'covers'} in ${partiesLabel(parties)}`;
