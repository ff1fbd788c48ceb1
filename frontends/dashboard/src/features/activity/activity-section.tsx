import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRoleRefusal } from '@tablewell/api-client';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Grid,
  LoadingPanel,
  SelectField,
  Stack,
  Table,
  color,
} from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { deviceName } from '../../lib/device-name';
import { Section } from '../../forms/section';
import { headlineOf, actorOf, kinds, subjectOf } from './activity-words';
import { listActivity, listActivityPeople } from './api/activity';
import type { Activity, KindName } from './api/activity';
import { t } from './texts';
import { locale } from '../../lib/language';

const Beside = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: 0.875rem;
  font-weight: 400;
  /* Mail addresses are longer than a phone's column. */
  overflow-wrap: anywhere;
`;

/** Who did what at the restaurant, from where and when: for owner and managers. Others are not shown it. */
export function ActivitySection({ restaurantId, zone }: { restaurantId: string; zone: string }) {
  const [kind, setKind] = useState<KindName>('all');
  const [userId, setUserId] = useState('');
  const { data: people = [] } = useQuery(listActivityPeople(restaurantId));
  const activity = useInfiniteQuery({
    ...listActivity(restaurantId, { kind, userId }),
    placeholderData: keepPreviousData,
  });
  if (isRoleRefusal(activity.error)) return null;

  const entries = activity.data?.pages.flatMap((page) => page.entries);
  const isFiltered = kind !== 'all' || userId !== '';
  return (
    <Section title={t('activity.title')} lead={t('activity.lead')}>
      <Stack $gap="md">
        <Grid $gap="md">
          <SelectField
            label={t('activity.filter.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as KindName)}
          >
            {kinds.map((name) => (
              <option key={name} value={name}>
                {t(`activity.kind.${name}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('activity.filter.person')}
            value={userId}
            onChange={(event) => setUserId(event.target.value)}
          >
            <option value="">{t('activity.filter.everybody')}</option>
            {people.map((person) => (
              <option key={person.userId} value={person.userId}>
                {person.name}
              </option>
            ))}
          </SelectField>
        </Grid>
        {entries && entries.length > 0 ? (
          <Table
            caption={t('activity.caption')}
            columns={columnsIn(zone)}
            rows={entries}
            rowKey={({ id }) => id}
          />
        ) : entries ? (
          <EmptyState title={isFiltered ? t('activity.empty.filtered') : t('activity.empty.title')}>
            {isFiltered ? t('activity.empty.filteredText') : t('activity.empty.text')}
          </EmptyState>
        ) : activity.isError ? (
          <ErrorPanel message={t('activity.notLoaded')} retry={() => void activity.refetch()} />
        ) : (
          <LoadingPanel text={t('activity.loading')} />
        )}
        {activity.hasNextPage && (
          <div>
            <Button
              variant="secondary"
              busy={activity.isFetchingNextPage}
              onClick={() => void activity.fetchNextPage()}
            >
              {t('activity.older')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function columnsIn(zone: string): Column<Activity>[] {
  const moment = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return [
    {
      key: 'what',
      header: t('activity.column.what'),
      namesRow: true,
      cell: (entry) => (
        <>
          {headlineOf(entry)}
          <Beside>{subjectOf(entry)}</Beside>
        </>
      ),
    },
    { key: 'who', header: t('activity.column.who'), cell: actorOf },
    {
      key: 'from',
      header: t('activity.column.from'),
      cell: ({ address, userAgent }) =>
        address || userAgent ? (
          <>
            {address}
            {userAgent && <Beside title={userAgent}>{deviceName(userAgent)}</Beside>}
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'when',
      header: t('activity.column.when'),
      cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{at ? moment.format(at) : '–'}</span>,
    },
  ];
}
