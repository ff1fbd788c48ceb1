import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browser } from '@tablewell/federation';
import { forgetOwnItems } from '@tablewell/api-client';
import { Button, ErrorPanel, LoadingPanel, notify, Table } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { deviceName } from '../../lib/device-name';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { removePin, signOutTablet, tabletSettings } from './api/tablets';
import type { PinHolder, Tablet } from './api/tablets';
import { StartTabletForm } from './start-tablet-form';
import { t } from './texts';

const moment = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const shown = (at: Date | undefined): string => (at ? moment().format(at) : '–');

/** The shared tablets of a restaurant, and who has a PIN, for its owner and managers (TABLET-1). */
export function TabletsSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(tabletSettings(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: tabletSettings(restaurantId).queryKey });
  const fail = (reason: unknown) => void notify(messageOf(reason), { tone: 'danger' });
  const signOut = useMutation({
    mutationFn: ({ id }: Tablet) => signOutTablet(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      notify(t('security.tablet.signedOut', { name }), { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: ({ userId }: PinHolder) => removePin(restaurantId, userId),
    onSuccess: (_nothing, { name }) => {
      notify(t('security.tablet.pinRemoved', { name }), { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });
  async function askToRemove(holder: PinHolder): Promise<void> {
    const yes = await confirm({
      title: t('security.tablet.pinTitle', { name: holder.name }),
      message: t('security.tablet.pinMessage'),
      confirmLabel: t('security.pin.remove'),
      dangerous: true,
    });
    if (yes) remove.mutate(holder);
  }
  function started(): void {
    // No data of the member who set the tablet up stays on the device or in the page.
    forgetOwnItems();
    browser.reload();
  }

  const tablets: Column<Tablet>[] = [
    {
      key: 'name',
      header: t('security.tablet.name'),
      namesRow: true,
      cell: ({ name, userAgent }) => <span title={userAgent}>{`${name} (${deviceName(userAgent)})`}</span>,
    },
    { key: 'by', header: t('security.tablet.by'), cell: ({ setBy }) => setBy || '–' },
    { key: 'used', header: t('security.column.used'), cell: ({ used }) => shown(used) },
    {
      key: 'end',
      header: t('security.column.end'),
      cell: (tablet) => (
        <Button
          variant="quiet"
          aria-label={t('security.signOutDevice', { device: tablet.name })}
          busy={signOut.isPending && signOut.variables.id === tablet.id}
          onClick={() => signOut.mutate(tablet)}
        >
          {t('security.signOut')}
        </Button>
      ),
    },
  ];
  const holders: Column<PinHolder>[] = [
    { key: 'name', header: t('security.tablet.person'), namesRow: true, cell: ({ name }) => name },
    { key: 'since', header: t('security.tablet.since'), cell: ({ since }) => shown(since) },
    {
      key: 'remove',
      header: t('security.tablet.pin'),
      cell: (holder) => (
        <Button
          variant="quiet"
          aria-label={t('security.tablet.removePinOf', { name: holder.name })}
          busy={remove.isPending && remove.variables.userId === holder.userId}
          onClick={() => void askToRemove(holder)}
        >
          {t('security.pin.remove')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('security.tablet.title')} lead={t('security.tablet.lead')}>
      {data ? (
        <>
          {data.tablets.length > 0 && (
            <Table
              caption={t('security.tablet.caption')}
              columns={tablets}
              rows={data.tablets}
              rowKey={({ id }) => id}
            />
          )}
          {data.holders.length > 0 ? (
            <Table
              caption={t('security.tablet.holders')}
              columns={holders}
              rows={data.holders}
              rowKey={({ userId }) => userId}
            />
          ) : (
            <p>{t('security.tablet.noPins')}</p>
          )}
          <StartTabletForm restaurantId={restaurantId} onStarted={started} />
        </>
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('security.tablet.loading')} />
      )}
    </Section>
  );
}
