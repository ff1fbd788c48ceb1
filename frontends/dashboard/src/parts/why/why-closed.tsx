import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Banner, ErrorPanel, LoadingPanel, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { explainedStarts, groupsOf } from './explained-starts';
import type { StartGroup } from './explained-starts';
import { t } from './texts';
import { clock } from '../../lib/language';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Group = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-left: 4px solid ${color.success};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-closed] {
    border-left-color: ${color.danger};
    background: ${color.sunken};
  }
  b {
    font-weight: 600;
  }
  p:last-child {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

interface WhyClosedProps {
  restaurantId: string;
  /** YYYY-MM-DD, in the restaurant's time zone. */
  date: string;
  partySize: number;
}

/** Which starts of a date a party can book online, and why it cannot book the others (AVAIL-9). */
export function WhyClosed({ restaurantId, date, partySize }: WhyClosedProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...explainedStarts(restaurantId, date, partySize),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  if (!data) return <LoadingPanel text={t('why.loading')} />;
  const offered = data.starts.filter(({ refusedBy }) => refusedBy === '').length;
  return (
    <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      {data.refusedBy ? (
        <Banner tone="warning" title={data.explanation}>
          {t('why.noStart')}
        </Banner>
      ) : (
        <>
          <p role="status" style={{ marginBottom: space.sm }}>
            {summaryOf(offered, data.starts.length)}
          </p>
          <List>
            {groupsOf(data.starts).map((group) => (
              <GroupRow key={group.starts[0]?.localMinute} group={group} />
            ))}
          </List>
        </>
      )}
    </div>
  );
}

function summaryOf(offered: number, all: number): string {
  if (all === 0) return t('why.noStarts');
  if (offered === all) return t('why.allOffered', { all });
  return offered === 0 ? t('why.noneOffered', { all }) : t('why.someOffered', { offered, all });
}

function GroupRow({ group: { period, explanation, starts } }: { group: StartGroup }) {
  return (
    <Group data-closed={explanation ? '' : undefined}>
      <p>
        <b>{explanation || t('why.offered')}</b>
        {period && ` · ${period}`}
      </p>
      <p>{starts.map(({ localMinute }) => clock.label(localMinute)).join(', ')}</p>
    </Group>
  );
}
