import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Link } from '@tablewell/federation/router';
import { ButtonLink, Card, EmptyState, ErrorPanel, LoadingPanel, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SectionTitle } from '../../../lib/section-title';
import { paths } from '../../../paths';
import { reservationSources } from './api/reservation-sources';
import { t } from '../texts';

const List = styled.ul`
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.md};
    padding-block: ${space.sm};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Source = styled.div`
  min-width: 0;
  strong {
    font-weight: 600;
  }
  p {
    color: ${color.textMuted};
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** The sources of reservations, most frequent first. */
export function SourcesSection({ restaurantId }: { restaurantId: string }) {
  const id = useId();
  const { data, error, refetch } = useQuery(reservationSources(restaurantId));
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionTitle id={id} style={{ marginBottom: space.md }}>
        {t('overview.sources.title')}
      </SectionTitle>
      {data ? (
        <SourceList sources={data.sources} />
      ) : error instanceof ApiError && error.status === 402 ? (
        <UpgradeNote />
      ) : error ? (
        // A failed fetch shows an empty list, without the sentence that there were no sources.
        <ErrorPanel
          title={t('overview.sources.notLoaded')}
          message={t('overview.sources.tryAgain')}
          retry={() => void refetch()}
        />
      ) : (
        <LoadingPanel text={t('overview.sources.loading')} />
      )}
    </Card>
  );
}

interface SourceListProps {
  sources: readonly { source: string; fullUrl: string; count: number }[];
}

/** Sites are shown by their names; what is no site has a label. */
function labelOf(source: string): string {
  if (source === 'direct') return t('overview.sources.direct');
  return source === 'walk-in' ? t('overview.sources.walkIn') : source;
}

function SourceList({ sources }: SourceListProps) {
  if (sources.length === 0) {
    return <EmptyState title={t('overview.sources.noneTitle')}>{t('overview.sources.noneText')}</EmptyState>;
  }
  return (
    <List>
      {[...sources]
        .sort((one, other) => other.count - one.count)
        .map(({ source, fullUrl, count }) => (
          <li key={`${source} ${fullUrl}`}>
            <Source>
              <strong>{labelOf(source)}</strong>
              {source !== 'direct' && fullUrl && <p>{fullUrl}</p>}
            </Source>
            <Count>{count}</Count>
          </li>
        ))}
    </List>
  );
}

const UpgradeNote = () => (
  <EmptyState
    title={t('overview.sources.upgradeTitle')}
    action={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
        {t('overview.sources.upgrade')}
      </ButtonLink>
    }
  >
    {t('overview.sources.upgradeText')}
  </EmptyState>
);
