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
import { Section } from '../settings/section';
import { deedOf, doerOf, kindLabels, subjectOf } from './activity-words';
import { listActivity, listActivityPeople } from './api/activity';
import type { Activity, KindName } from './api/activity';

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
  const trail = useInfiniteQuery({
    ...listActivity(restaurantId, { kind, userId }),
    placeholderData: keepPreviousData,
  });
  if (isRoleRefusal(trail.error)) return null;

  const entries = trail.data?.pages.flatMap((page) => page.entries);
  const isFiltered = kind !== 'all' || userId !== '';
  return (
    <Section
      title="Activity"
      lead="Who did what, newest first. Entries cannot be edited and are kept for one year."
    >
      <Stack $gap="md">
        <Grid $gap="md">
          <SelectField
            label="Show"
            value={kind}
            onChange={(event) => setKind(event.target.value as KindName)}
          >
            {Object.entries(kindLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="By" value={userId} onChange={(event) => setUserId(event.target.value)}>
            <option value="">Everybody</option>
            {people.map((person) => (
              <option key={person.userId} value={person.userId}>
                {person.name}
              </option>
            ))}
          </SelectField>
        </Grid>
        {entries && entries.length > 0 ? (
          <Table caption="Latest first" columns={columnsIn(zone)} rows={entries} rowKey={({ id }) => id} />
        ) : entries ? (
          <EmptyState title={isFiltered ? 'Nothing of this kind' : 'Nothing yet'}>
            {isFiltered
              ? 'Nothing that was done matches what you chose.'
              : 'What you, your staff and diners do appears here.'}
          </EmptyState>
        ) : trail.isError ? (
          <ErrorPanel message="The activity could not be loaded." retry={() => void trail.refetch()} />
        ) : (
          <LoadingPanel text="Loading activity..." />
        )}
        {trail.hasNextPage && (
          <div>
            <Button
              variant="secondary"
              busy={trail.isFetchingNextPage}
              onClick={() => void trail.fetchNextPage()}
            >
              Show older activity
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function columnsIn(zone: string): Column<Activity>[] {
  const moment = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return [
    {
      key: 'what',
      header: 'What',
      namesRow: true,
      cell: (entry) => (
        <>
          {deedOf(entry)}
          <Beside>{subjectOf(entry)}</Beside>
        </>
      ),
    },
    { key: 'who', header: 'Who', cell: doerOf },
    {
      key: 'from',
      header: 'From',
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
      header: 'When',
      cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{at ? moment.format(at) : '–'}</span>,
    },
  ];
}
