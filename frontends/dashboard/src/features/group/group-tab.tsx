import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorPanel, LoadingPanel, PageHeading, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { SectionTitle } from '../../lib/section-title';
import { listGroups, overviewOf } from '../../parts/group/overview';
import type { Group } from '../../parts/group/overview';
import { CopySection } from './copy-section';
import { GroupSearch } from './group-search';
import { RestaurantTable } from '../../parts/group/restaurant-table';
import { PeopleSection } from './people-section';
import { SharingSection } from './sharing-section';
import { t } from '../../parts/group/texts';
import { Totals } from './totals';

/** All restaurants that the user works in: their evening in figures, a search, and for owners their people (GROUP-6). */
export function GroupTab() {
  const { data, error, refetch } = useQuery(listGroups());
  return (
    <Stack $gap="xl">
      <PageHeading title={t('group.title')} subtitle={t('group.lead')} />
      {data?.length === 0 ? (
        <EmptyState title={t('group.none')} />
      ) : data ? (
        data.map((group) => <GroupPage key={group.id} group={group} isNamed={data.length > 1} />)
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('group.loading')} />
      )}
      <CopySection />
    </Stack>
  );
}

/** @param isNamed the user works for several owners, so the name tells their groups apart */
function GroupPage({ group: { id, name, isOwner }, isNamed }: { group: Group; isNamed: boolean }) {
  const { data, error, refetch } = useQuery(overviewOf(id));
  return (
    <Stack $gap="xl">
      {isNamed && <SectionTitle>{name}</SectionTitle>}
      {data ? (
        <>
          <GroupSearch restaurants={data.restaurants} />
          <Totals figures={data.total} />
          <RestaurantTable restaurants={data.restaurants} />
        </>
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('group.loading')} />
      )}
      {isOwner && <PeopleSection groupId={id} />}
      {isOwner && <SharingSection groupId={id} />}
    </Stack>
  );
}
