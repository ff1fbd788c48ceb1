import { useQuery } from '@tanstack/react-query';
import { Card, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { messageOf } from '../../../lib/message-of';
import { listGroups, overviewOf } from '../../../parts/group/overview';
import { RestaurantTable } from '../../../parts/group/restaurant-table';
import { t } from './texts';

/** The evening of the group that a restaurant is in, restaurant by restaurant. */
export function GroupPiece({ groupId }: { groupId: string }) {
  const { data, error, refetch } = useQuery(overviewOf(groupId));
  if (data) return <RestaurantTable restaurants={data.restaurants} />;
  return error ? (
    <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
  ) : (
    <LoadingPanel text={t('boards.loading')} />
  );
}

/** The first group is that of the user's restaurants; somebody who works for two owners sees it on its own page. */
export function RestaurantsPiece() {
  const { data, error, refetch } = useQuery(listGroups());
  const [group] = data ?? [];
  if (group) return <GroupPiece groupId={group.id} />;
  if (data) return <Card>{t('boards.noGroup')}</Card>;
  return error ? (
    <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
  ) : (
    <LoadingPanel text={t('boards.loading')} />
  );
}
