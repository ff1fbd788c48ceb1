import { useState } from 'react';
import { Banner, Button, Inline, PageHeading, Stack } from '@tablewell/ui';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Icon } from '../../lib/icons';
import { useRights } from '../../lib/rights';
import { SearchBox } from '../../lib/search-box';
import { useSearchWords } from '../../lib/use-search-words';
import { AddGuestDialog } from './add-guest-dialog';
import { CsvActions } from './csv-actions';
import type { Guest } from '../../lib/guests/guest-cache';
import { GuestDetails } from './guest-details';
import { GuestList, PageButtons } from './guest-list';
import { ImportNotes } from './import-notes';
import { ImportPreviewDialog } from './import-preview-dialog';
import { PrivacyDialog } from './privacy-dialog';
import { useGuestImport } from './use-guest-import';
import { useGuestPages } from './use-guest-pages';
import { useStatus } from './use-status';
import { t as common } from '../../lib/texts';
import { t } from './texts';

/** The guest list: search, pages of 50, add and delete. */
export function GuestsTab({
  restaurant,
}: {
  restaurant: Pick<Restaurant, 'id' | 'timezone' | 'country' | 'serviceDayTurnsAt'>;
}) {
  const { id: restaurantId } = restaurant;
  const rights = useRights();
  const limits = [
    ...(rights.contacts ? [] : [t('guests.masked')]),
    ...(rights.guestLists && !rights.exports ? [common('common.noExport')] : []),
  ];
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const list = useGuestPages(restaurantId, search);
  const [adding, setAdding] = useState(false);
  const [privacyGuest, setPrivacyGuest] = useState<Guest>();
  const [open, setOpen] = useState<Guest>();
  const [status, setStatus] = useStatus();
  const csv = useGuestImport(restaurant, setStatus);

  return (
    <Stack $gap="lg">
      <PageHeading
        title={t('guests.title')}
        subtitle={list.data && t('guests.count', { count: list.data.total })}
        actions={
          <Inline $gap="xs">
            {rights.guestLists && (
              <CsvActions
                restaurantId={restaurantId}
                restaurant={restaurant}
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
      {limits.length > 0 && <Banner tone="info">{limits.join(' ')}</Banner>}
      <ImportNotes csv={csv} />
      <GuestList
        restaurantId={restaurantId}
        restaurant={restaurant}
        list={list}
        search={search}
        onOpen={setOpen}
        onPrivacy={setPrivacyGuest}
        showStatus={setStatus}
      />
      <PageButtons list={list} />
      <ImportPreviewDialog
        preview={csv.preview}
        restaurantId={restaurantId}
        restaurant={restaurant}
        onImport={(preview) => void csv.start(preview)}
        onClose={csv.discard}
      />
      <GuestDetails
        restaurantId={restaurantId}
        guest={open}
        restaurant={restaurant}
        onClose={() => setOpen(undefined)}
        showStatus={setStatus}
      />
      <PrivacyDialog
        restaurantId={restaurantId}
        zone={restaurant.timezone ?? 'UTC'}
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
