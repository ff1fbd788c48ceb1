import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@tablewell/federation/router';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  LoadingPanel,
  notify,
  space,
  Stack,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { Copyable } from '../../lib/copyable';
import { messageOf } from '../../lib/message-of';
import { paths } from '../../paths';
import { deliveriesKey } from './api/deliveries';
import { listWebhooks, removeEndpoint } from './api/webhooks';
import type { Endpoint } from './api/webhooks';
import { DeliveryLog } from './delivery-log';
import { EndpointCard } from './endpoint-card';
import { EndpointDialog } from './endpoint-dialog';
import { SecretDialog } from './secret-dialog';
import { t } from './texts';

const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
`;

type Shown = 'new' | { show: 'edit' | 'log' | 'secret'; endpoint: Endpoint };

/** The endpoints of partners that are told what happens: for the owner. Without the plan, what it includes. */
export function WebhooksSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [shown, setShown] = useState<Shown>();
  const [secret, setSecret] = useState<string>();
  const { data, error, refetch } = useQuery(listWebhooks(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listWebhooks(restaurantId).queryKey });
  const remove = useMutation({
    mutationFn: ({ id }: Endpoint) => removeEndpoint(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      setSecret(undefined);
      notify(t('webhooks.removed', { name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });

  async function askToRemove(endpoint: Endpoint): Promise<void> {
    const yes = await confirm({
      title: t('webhooks.remove.title', { name: endpoint.name }),
      message: t('webhooks.remove.message'),
      confirmLabel: t('webhooks.remove.action'),
      dangerous: true,
    });
    if (yes) remove.mutate(endpoint);
  }
  const close = () => setShown(undefined);
  const done = (made: string | undefined): void => {
    close();
    setSecret(made);
    void refresh();
  };

  return (
    <Section title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <Stack $gap="md">
        {error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : !data ? (
          <LoadingPanel text={t('webhooks.loading')} />
        ) : (
          <>
            {data.endpoints.length > 0 && (
              <List aria-label={t('webhooks.caption')}>
                {data.endpoints.map((endpoint) => (
                  <EndpointCard
                    key={endpoint.id}
                    restaurantId={restaurantId}
                    endpoint={endpoint}
                    isIncluded={data.isIncluded}
                    onEdit={() => setShown({ show: 'edit', endpoint })}
                    onLog={() => setShown({ show: 'log', endpoint })}
                    onSecret={() => setShown({ show: 'secret', endpoint })}
                    onRemove={() => void askToRemove(endpoint)}
                    onTested={() =>
                      void queries.invalidateQueries({ queryKey: deliveriesKey(restaurantId, endpoint.id) })
                    }
                  />
                ))}
              </List>
            )}
            {secret && (
              <Banner tone="success" role="status" title={t('webhooks.made.title')}>
                <Stack $gap="sm">
                  <p id="new-webhook-secret">{t('webhooks.made.text')}</p>
                  <Copyable
                    text={secret}
                    label={t('webhooks.made.copy')}
                    labelledBy="new-webhook-secret"
                    variant="secondary"
                  />
                </Stack>
              </Banner>
            )}
            {!data.isIncluded ? (
              <PlanNote hasEndpoints={data.endpoints.length > 0} />
            ) : data.endpoints.length === 0 ? (
              <EmptyState
                title={t('webhooks.empty.title')}
                action={<AddButton onAdd={() => setShown('new')} />}
              >
                {t('webhooks.empty.text')}
              </EmptyState>
            ) : (
              <div>
                <AddButton onAdd={() => setShown('new')} />
              </div>
            )}
          </>
        )}
      </Stack>
      {data && shown === 'new' && (
        <EndpointDialog
          {...{ restaurantId, endpoint: undefined, kinds: data.kinds, onClose: close, onDone: done }}
        />
      )}
      {data && shown && shown !== 'new' && shown.show === 'edit' && (
        <EndpointDialog
          {...{ restaurantId, endpoint: shown.endpoint, kinds: data.kinds, onClose: close, onDone: done }}
        />
      )}
      {shown && shown !== 'new' && shown.show === 'secret' && (
        <SecretDialog {...{ restaurantId, endpoint: shown.endpoint, onClose: close, onMade: done }} />
      )}
      {shown && shown !== 'new' && shown.show === 'log' && (
        <DeliveryLog {...{ restaurantId, endpoint: shown.endpoint, onClose: close }} />
      )}
    </Section>
  );
}

const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button variant="secondary" onClick={onAdd}>
    {t('webhooks.add')}
  </Button>
);

const PlanNote = ({ hasEndpoints }: { hasEndpoints: boolean }) => (
  <EmptyState
    title={t('webhooks.plan.title')}
    action={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
        {t('webhooks.plan.action')}
      </ButtonLink>
    }
  >
    {t(hasEndpoints ? 'webhooks.plan.paused' : 'webhooks.plan.text')}
  </EmptyState>
);
