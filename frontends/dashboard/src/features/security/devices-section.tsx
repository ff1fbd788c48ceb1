import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, ErrorPanel, Inline, LoadingPanel, Table, notify } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { deviceName } from '../../lib/device-name';
import { messageOf } from '../../lib/message-of';
import { Section } from '../../forms/section';
import { listDevices, signOutDevice, signOutEverywhere } from './api/devices';
import type { Device } from './api/devices';
import { t } from './texts';
import { inLocale } from '../../lib/language';

const moment = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** The user's signed-in devices, with buttons to sign out one of them or all. */
export function DevicesSection() {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, isError, refetch } = useQuery(listDevices());
  const refresh = () => queries.invalidateQueries({ queryKey: listDevices().queryKey });
  const fail = (error: unknown) =>
    void notify(t('security.failed', { reason: messageOf(error) }), { tone: 'danger' });
  const end = useMutation({
    mutationFn: signOutDevice,
    onSuccess: () => {
      notify(t('security.signedOut'), { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });
  // This device, too: the next request finds the refused session, and the page goes to sign-in.
  const endAll = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => queries.invalidateQueries(),
    onError: fail,
  });

  async function askToEndAll(): Promise<void> {
    const yes = await confirm({
      title: t('security.everywhere.title'),
      message: t('security.everywhere.message'),
      confirmLabel: t('security.everywhere.action'),
      dangerous: true,
    });
    if (yes) endAll.mutate();
  }

  const columns: Column<Device>[] = [
    {
      key: 'device',
      header: t('security.column.device'),
      namesRow: true,
      cell: ({ userAgent, isCurrent, tabletName }) => (
        <Inline $gap="xs">
          <span title={userAgent}>{deviceName(userAgent)}</span>
          {tabletName && <Badge>{tabletName}</Badge>}
          {isCurrent && <Badge $tone="success">{t('security.thisDevice')}</Badge>}
        </Inline>
      ),
    },
    { key: 'address', header: t('security.column.address'), cell: ({ address }) => address || '–' },
    {
      key: 'used',
      header: t('security.column.used'),
      cell: ({ used }) => (used ? moment().format(used) : '–'),
    },
    {
      key: 'end',
      header: t('security.column.end'),
      cell: ({ id, userAgent, isCurrent }) =>
        isCurrent ? (
          '–'
        ) : (
          <Button
            variant="quiet"
            aria-label={t('security.signOutDevice', { device: deviceName(userAgent) })}
            busy={end.isPending && end.variables === id}
            onClick={() => end.mutate(id)}
          >
            {t('security.signOut')}
          </Button>
        ),
    },
  ];
  return (
    <Section title={t('security.title')} lead={t('security.lead')}>
      {data ? (
        <Table caption={t('security.caption')} columns={columns} rows={data} rowKey={({ id }) => id} />
      ) : isError ? (
        <ErrorPanel message={t('security.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('security.loading')} />
      )}
      <div>
        <Button variant="secondary" busy={endAll.isPending} onClick={() => void askToEndAll()}>
          {t('security.everywhere.action')}
        </Button>
      </div>
    </Section>
  );
}
