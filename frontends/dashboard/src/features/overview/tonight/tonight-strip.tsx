import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eveningOf, markedLate, statesAt } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { Link } from '@tablewell/federation/router';
import { ButtonLink, Card, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { SectionTitle } from '../../../lib/section-title';
import { useNow } from '@tablewell/api-client/use-now';
import { clockAt } from '../../../lib/clock';
import { duration, partiesLabel } from '../../../parts/evening/labels';
import { figuresOf } from './evening-figures';
import type { EveningFigures } from './evening-figures';
import { Arrivals, Facts, Head, Parts } from './tonight-strip-style';
import { t } from '../texts';

interface TonightStripProps {
  restaurantId: string;
  /** The owner's grace time for late parties, in minutes. */
  grace: number;
}

/** A summary of the evening at the top of the overview, by the restaurant’s clock; the rest is on the tab Tonight. */
export function TonightStrip({ restaurantId, grace }: TonightStripProps) {
  const { data, error, refetch } = useQuery(eveningOf(restaurantId, ''));
  return (
    <Card as="section" $padding="md" aria-labelledby="tonight-strip">
      <Head>
        <SectionTitle id="tonight-strip">{t('overview.tonight.title')}</SectionTitle>
        <ButtonLink as={Link} to="?tab=tonight" $variant="secondary" $size="small">
          {t('overview.tonight.open')}
        </ButtonLink>
      </Head>
      {data ? (
        <Figures evening={data} grace={grace} />
      ) : error ? (
        <ErrorPanel message={t('overview.tonight.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('overview.tonight.loading')} />
      )}
    </Card>
  );
}

function Figures({ evening, grace }: { evening: Evening; grace: number }) {
  const { tables, parties, blocks, timezone: zone } = evening;
  const now = useNow();
  const { expected, waiting, seated, free, next } = useMemo(
    () => figuresOf(parties, statesAt(tables, parties, now, blocks)),
    [tables, parties, blocks, now],
  );
  const facts: { name: string; value: number; note: string }[] = [
    { name: t('overview.tonight.expected'), value: expected.covers, note: noteOf(expected) },
    {
      name: t('overview.tonight.seated'),
      value: seated.covers,
      note: noteOf(seated, waiting),
    },
    ...(free
      ? [
          {
            name: t('overview.tonight.free'),
            value: free.tables,
            note: t('overview.tonight.ofTables', { tables: free.of }),
          },
        ]
      : []),
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
        <p>{t('overview.tonight.noArrivals')}</p>
      ) : (
        <Arrivals aria-label={t('overview.tonight.arrivals')}>
          {next.map((party) => {
            const late = markedLate(party, now, grace);
            return (
              <li key={party.id}>
                <span>{clockAt(party.startsAt, zone)}</span>
                <b>{party.name}</b>
                <small>
                  {t('overview.tonight.guests', { count: party.size })}
                  {late > 0 && <strong> · {t('overview.tonight.late', { late: duration(late) })}</strong>}
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

/** The line below a number of covers. */
function noteOf({ covers, parties }: EveningFigures['seated'], waiting = 0): string {
  const values = { covers, parties: partiesLabel(parties) };
  return waiting > 0
    ? t('overview.tonight.coversWaiting', { ...values, waiting })
    : t('overview.tonight.covers', values);
}
