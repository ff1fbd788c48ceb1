import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, ErrorPanel, LoadingPanel, notify, Stack, Table } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { Copyable } from '../../lib/copyable';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { endFeed, listFeeds } from './api/feeds';
import type { Feed } from './api/feeds';
import { NewFeedForm } from './new-feed-form';
import { t } from './texts';

const dateTime = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

const contentOf = ({ area, showsNames }: Feed): string =>
  t(showsNames ? 'calendarFeeds.withNames' : 'calendarFeeds.withoutNames', {
    area: area || t('calendarFeeds.everywhere'),
  });

/** The private calendars of the restaurant, to which other programs subscribe. */
export function FeedsSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [address, setAddress] = useState<string>();
  const { data, error, refetch } = useQuery(listFeeds(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listFeeds(restaurantId).queryKey });
  const end = useMutation({
    mutationFn: ({ id }: Feed) => endFeed(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      setAddress(undefined);
      notify(t('calendarFeeds.ended', { name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });

  async function askToEnd(feed: Feed): Promise<void> {
    const yes = await confirm({
      title: t('calendarFeeds.end.title', { name: feed.name }),
      message: t('calendarFeeds.end.message'),
      confirmLabel: t('calendarFeeds.end.action'),
      dangerous: true,
    });
    if (yes) end.mutate(feed);
  }

  const columns: Column<Feed>[] = [
    { key: 'name', header: t('calendarFeeds.column.name'), namesRow: true, cell: ({ name }) => name },
    { key: 'content', header: t('calendarFeeds.column.content'), cell: contentOf },
    {
      key: 'read',
      header: t('calendarFeeds.column.read'),
      cell: ({ lastRead }) => (lastRead ? dateTime().format(lastRead) : t('calendarFeeds.never')),
    },
    {
      key: 'end',
      header: t('calendarFeeds.column.end'),
      cell: (feed) => (
        <Button
          variant="quiet"
          aria-label={t('calendarFeeds.end.actionFor', { name: feed.name })}
          busy={end.isPending && end.variables.id === feed.id}
          onClick={() => void askToEnd(feed)}
        >
          {t('calendarFeeds.end.action')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('calendarFeeds.title')} lead={t('calendarFeeds.lead')}>
      <Stack $gap="md">
        {error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : !data ? (
          <LoadingPanel text={t('calendarFeeds.loading')} />
        ) : (
          <>
            {data.feeds.length > 0 && (
              <Table
                caption={t('calendarFeeds.caption')}
                columns={columns}
                rows={data.feeds}
                rowKey={({ id }) => id}
              />
            )}
            {address && (
              <Banner tone="success" role="status" title={t('calendarFeeds.made.title')}>
                <Stack $gap="sm">
                  <p id="new-calendar">{t('calendarFeeds.made.text')}</p>
                  <Copyable
                    text={address}
                    label={t('calendarFeeds.made.copy')}
                    labelledBy="new-calendar"
                    variant="secondary"
                  />
                </Stack>
              </Banner>
            )}
            <NewFeedForm
              restaurantId={restaurantId}
              areas={data.areas}
              onMade={(made) => {
                setAddress(made);
                void refresh();
              }}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
