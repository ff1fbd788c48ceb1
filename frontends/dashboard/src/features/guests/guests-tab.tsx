import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAuthFailure } from '@tablewell/api-client';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  Inline,
  LoadingPanel,
  PageHeading,
  Stack,
} from '@tablewell/ui';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useConfirm } from '../../lib/confirm';
import { Icon } from '../../lib/icons';
import { messageOf } from '../../lib/message-of';
import { useRights } from '../../lib/rights';
import { SearchBox } from '../../lib/search-box';
import { useSearchWords } from '../../lib/use-search-words';
import { AddGuestDialog } from './add-guest-dialog';
import { deleteGuest } from './api/delete-guest';
import { listGuests } from './api/list-guests';
import { guestPageSize, updateGuests } from './guest-cache';
import type { Guest } from './guest-cache';
import { CsvActions } from './csv-actions';
import { GuestDetails } from './guest-details';
import { GuestTable } from './guest-table';
import { ImportPreviewDialog } from './import-preview-dialog';
import { ImportProgress, UnfinishedImport } from './import-progress';
import { PrivacyDialog } from './privacy-dialog';
import { RowIssues } from './row-issues';
import { useGuestImport } from './use-guest-import';
import { useStatus } from './use-status';
import { t } from './texts';

/** The guest list: search, pages of 50, add and delete. */
export function GuestsTab({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'timezone'> }) {
  const { id: restaurantId, timezone: zone } = restaurant;
  const queries = useQueryClient();
  const rights = useRights();
  const confirm = useConfirm();
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const [at, setAt] = useState({ search: '', page: 1 });
  // A new search starts at the first page.
  const page = at.search === search ? at.page : 1;
  const [adding, setAdding] = useState(false);
  const [privacyGuest, setPrivacyGuest] = useState<Guest>();
  const [open, setOpen] = useState<Guest>();
  const [status, setStatus] = useStatus();
  const csv = useGuestImport(restaurant, setStatus);
  const { data, error, refetch } = useQuery({
    ...listGuests(restaurantId, { page, search }),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation({
    mutationFn: deleteGuest,
    onSuccess: (_done, { guestId }) => {
      updateGuests(queries, { type: 'deleted', restaurantId, guestId });
      setStatus({ tone: 'success', text: t('guests.delete.done') });
    },
    onError: (failure) => {
      if (!isAuthFailure(failure))
        setStatus({ tone: 'danger', text: t('guests.failed', { reason: messageOf(failure) }) });
    },
  });

  async function askAndDelete(guest: Guest): Promise<void> {
    const yes = await confirm({
      title: t('guests.delete.title'),
      message: t('guests.delete.question', { name: guest.name }),
      confirmLabel: t('guests.delete.title'),
      dangerous: true,
    });
    if (yes) remove.mutate({ restaurantId, guestId: guest.id });
  }

  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / guestPageSize));
  return (
    <Stack $gap="lg">
      <PageHeading
        title={t('guests.title')}
        subtitle={data && t('guests.count', { count: data.total })}
        actions={
          <Inline $gap="xs">
            {rights.guestLists && (
              <CsvActions
                restaurantId={restaurantId}
                zone={zone}
                importing={csv.running !== undefined}
                onFile={(file) => void csv.choose(file)}
                showStatus={setStatus}
              />
            )}
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" />
              {t('guests.add.title')}
            </Button>
          </Inline>
        }
      />
      <SearchBox
        label={t('guests.search.label')}
        placeholder={t('guests.search.placeholder')}
        value={typed}
        onChange={setTyped}
      />
      {status && (
        <Banner
          tone={status.tone}
          role={status.tone === 'danger' ? 'alert' : 'status'}
          onDismiss={() => setStatus(undefined)}
        >
          {status.text}
        </Banner>
      )}
      {csv.running && <ImportProgress running={csv.running} onCancel={csv.cancel} />}
      {csv.unfinished && (
        <UnfinishedImport kept={csv.unfinished} onContinue={csv.goOn} onDiscard={csv.discardUnfinished} />
      )}
      {csv.issues.length > 0 && (
        <Banner tone="warning" title={t('guests.import.skipped')}>
          <RowIssues issues={csv.issues} />
        </Banner>
      )}
      {error ? (
        <ErrorPanel message={t('guests.failed', { reason: messageOf(error) })} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingPanel text={t('guests.loading')} />
      ) : data.guests.length === 0 ? (
        <Card>
          <EmptyState title={t('guests.none.title')} icon={<Icon name="guests" size={40} />}>
            {search ? t('guests.none.found') : t('guests.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <GuestTable
          guests={data.guests}
          zone={zone}
          busy={remove.isPending ? remove.variables.guestId : undefined}
          onOpen={setOpen}
          onDelete={rights.guestRemoval ? (guest) => void askAndDelete(guest) : undefined}
          onPrivacy={rights.privacy ? setPrivacyGuest : undefined}
        />
      )}
      {pages > 1 && (
        <Inline as="nav" aria-label={t('guests.pages.label')} $justify="center" $gap="md">
          <Button variant="secondary" disabled={page <= 1} onClick={() => setAt({ search, page: page - 1 })}>
            <Icon name="left" />
            {t('guests.pages.previous')}
          </Button>
          <span aria-live="polite">{t('guests.pages.page', { page, pages })}</span>
          <Button
            variant="secondary"
            disabled={page >= pages}
            onClick={() => setAt({ search, page: page + 1 })}
          >
            {t('guests.pages.next')}
            <Icon name="right" />
          </Button>
        </Inline>
      )}
      <ImportPreviewDialog
        preview={csv.preview}
        zone={zone}
        onImport={(preview) => void csv.start(preview)}
        onClose={csv.discard}
      />
      <GuestDetails
        restaurantId={restaurantId}
        guest={open}
        zone={zone}
        onClose={() => setOpen(undefined)}
        showStatus={setStatus}
      />
      <PrivacyDialog
        restaurantId={restaurantId}
        guest={privacyGuest}
        onClose={() => setPrivacyGuest(undefined)}
        showStatus={setStatus}
      />
      <AddGuestDialog
        restaurantId={restaurantId}
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={() => setStatus({ tone: 'success', text: t('guests.add.done') })}
      />
    </Stack>
  );
}
