import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorPanel,
  LoadingPanel,
  SelectField,
  space,
  Stack,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { deliveriesKey, listDeliveries } from './api/deliveries';
import type { DeliveryFilter } from './api/deliveries';
import type { Endpoint } from './api/webhooks';
import { DeliveryItem } from './delivery-item';
import { ResendRange } from './resend-range';
import { t } from './texts';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
`;

const filters = ['all', 'waiting', 'delivered', 'failed'] as const;

interface DeliveryLogProps {
  restaurantId: string;
  endpoint: Endpoint;
  onClose: () => void;
}

/** What an endpoint was sent, and what it answered; beside the settings. */
export function DeliveryLog({ restaurantId, endpoint, onClose }: DeliveryLogProps) {
  const queries = useQueryClient();
  const [filter, setFilter] = useState<DeliveryFilter>('all');
  const log = useInfiniteQuery({
    ...listDeliveries(restaurantId, endpoint.id, filter),
    placeholderData: keepPreviousData,
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: deliveriesKey(restaurantId, endpoint.id) });
  return (
    <Dialog
      open
      side
      headed
      title={t('webhooks.log.title', { name: endpoint.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" busy={log.isRefetching} onClick={refresh}>
            {t('webhooks.log.refresh')}
          </Button>
          <Button onClick={onClose}>{t('webhooks.log.close')}</Button>
        </>
      }
    >
      <Stack $gap="md">
        <SelectField
          label={t('webhooks.log.filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value as DeliveryFilter)}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {t(`webhooks.log.state.${each}`)}
            </option>
          ))}
        </SelectField>
        {deliveries && deliveries.length > 0 ? (
          <List aria-label={t('webhooks.log.caption')}>
            {deliveries.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                restaurantId={restaurantId}
                delivery={delivery}
                onResent={refresh}
              />
            ))}
          </List>
        ) : deliveries ? (
          <EmptyState title={t('webhooks.log.empty')}>{t('webhooks.log.emptyText')}</EmptyState>
        ) : log.isError ? (
          <ErrorPanel message={messageOf(log.error)} retry={() => void log.refetch()} />
        ) : (
          <LoadingPanel text={t('webhooks.log.loading')} />
        )}
        {log.hasNextPage && (
          <div>
            <Button
              variant="secondary"
              busy={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              {t('webhooks.log.older')}
            </Button>
          </div>
        )}
        {deliveries && deliveries.length > 0 && (
          <ResendRange restaurantId={restaurantId} endpointId={endpoint.id} onResent={refresh} />
        )}
      </Stack>
    </Dialog>
  );
}
