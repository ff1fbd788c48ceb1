import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from '@tablewell/federation/router';
import {
  Banner,
  Button,
  ButtonLink,
  color,
  EmptyState,
  ErrorPanel,
  Link,
  LoadingPanel,
  notify,
  Stack,
  Table,
} from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { Copyable } from '../../lib/copyable';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { paths } from '../../paths';
import { endKey, listKeys } from './api/keys';
import type { ApiKey } from './api/keys';
import { NewKeyForm } from './new-key-form';
import { TestRestaurant } from './test-restaurant';
import { t } from './texts';

const Beside = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: 0.875rem;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const dateTime = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

const textOf = ({ begin, ending }: ApiKey): string => `${begin}…${ending}`;

/** The keys with which programs of partners call the API: for the owner. Without the plan, what it includes. One for tests comes with a way to try it (TEST-6). */
export function KeysSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [made, setMade] = useState<string>();
  const { data, error, refetch } = useQuery(listKeys(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listKeys(restaurantId).queryKey });
  const end = useMutation({
    mutationFn: ({ id }: ApiKey) => endKey(restaurantId, id),
    onSuccess: (_nothing, key) => {
      setMade(undefined);
      notify(t('apiKeys.ended', { name: key.name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });

  async function askToEnd(key: ApiKey): Promise<void> {
    const yes = await confirm({
      title: t('apiKeys.end.title', { name: key.name, key: textOf(key) }),
      message: t('apiKeys.end.message'),
      confirmLabel: t('apiKeys.end.action'),
      dangerous: true,
    });
    if (yes) end.mutate(key);
  }

  const columns: Column<ApiKey>[] = [
    {
      key: 'name',
      header: t('apiKeys.column.name'),
      namesRow: true,
      cell: (key) => (
        <>
          {key.name}
          <Beside>{textOf(key)}</Beside>
        </>
      ),
    },
    {
      key: 'scopes',
      header: t('apiKeys.column.scopes'),
      cell: ({ scopes, addresses }) => (
        <>
          {scopes.join(', ')}
          {addresses.length > 0 && <Beside>{t('apiKeys.from', { addresses: addresses.join(', ') })}</Beside>}
        </>
      ),
    },
    {
      key: 'used',
      header: t('apiKeys.column.used'),
      cell: ({ lastUsed }) => (lastUsed ? dateTime().format(lastUsed) : t('apiKeys.never')),
    },
    {
      key: 'end',
      header: t('apiKeys.column.end'),
      cell: (key) => (
        <Button
          variant="quiet"
          aria-label={t('apiKeys.end.actionFor', { name: key.name, key: textOf(key) })}
          busy={end.isPending && end.variables.id === key.id}
          onClick={() => void askToEnd(key)}
        >
          {t('apiKeys.end.action')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('apiKeys.title')} lead={t('apiKeys.lead')}>
      <Stack $gap="md">
        {error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : !data ? (
          <LoadingPanel text={t('apiKeys.loading')} />
        ) : (
          <>
            {data.keys.length > 0 && (
              <Table
                caption={t('apiKeys.caption')}
                columns={columns}
                rows={data.keys}
                rowKey={({ id }) => id}
              />
            )}
            {made && (
              <Banner tone="success" role="status" title={t('apiKeys.made.title')}>
                <Stack $gap="sm">
                  <p id="new-api-key">{t('apiKeys.made.text')}</p>
                  <Copyable
                    text={made}
                    label={t('apiKeys.made.copy')}
                    labelledBy="new-api-key"
                    variant="secondary"
                  />
                  {made.startsWith('tw_test_') && (
                    <Link href={paths.apiPages} target="_blank" rel="noopener">
                      {t('apiKeys.made.try')}
                    </Link>
                  )}
                </Stack>
              </Banner>
            )}
            {data.isIncluded ? (
              <NewKeyForm
                restaurantId={restaurantId}
                scopes={data.scopes}
                onMade={(key) => {
                  setMade(key);
                  void refresh();
                }}
              />
            ) : (
              <PlanNote hasKeys={data.keys.length > 0} />
            )}
            <TestRestaurant restaurantId={restaurantId} />
          </>
        )}
      </Stack>
    </Section>
  );
}

const PlanNote = ({ hasKeys }: { hasKeys: boolean }) => (
  <EmptyState
    title={t('apiKeys.plan.title')}
    action={
      <ButtonLink as={RouterLink} to={paths.subscription} $variant="secondary">
        {t('apiKeys.plan.action')}
      </ButtonLink>
    }
  >
    {t(hasKeys ? 'apiKeys.plan.paused' : 'apiKeys.plan.text')}
  </EmptyState>
);
