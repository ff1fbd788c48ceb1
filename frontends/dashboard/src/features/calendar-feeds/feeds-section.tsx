import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Banner, Button, ErrorPanel, Inline, LoadingPanel, notify, Stack, Table } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { Copyable } from '../../lib/copyable';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { endFeed, listFeeds, replaceAddress } from './api/feeds';
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

/** Beside each other also where the table is scrolled sideways. */
const Actions = styled(Inline)`
  flex-wrap: nowrap;
  white-space: nowrap;
`;

/** The private calendars of the restaurant, to which other programs subscribe. */
export function FeedsSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [made, setMade] = useState<{ address: string; name: string }>();
  const { data, error, refetch } = useQuery(listFeeds(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listFeeds(restaurantId).queryKey });
  const end = useMutation({
    mutationFn: ({ id }: Feed) => endFeed(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      setMade(undefined);
      notify(t('calendarFeeds.ended', { name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });

  const replace = useMutation({
    mutationFn: ({ id }: Feed) => replaceAddress(restaurantId, id),
    onSuccess: (address, { name }) => {
      setMade({ address, name });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });

  /** One that is read would stop for those who read it now, so it is asked. */
  async function askToReplace(feed: Feed): Promise<void> {
    const yes =
      feed.ended !== undefined ||
      (await confirm({
        title: t('calendarFeeds.replace.title', { name: feed.name }),
        message: t('calendarFeeds.replace.message'),
        confirmLabel: t('calendarFeeds.replace.action'),
      }));
    if (yes) replace.mutate(feed);
  }

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
    { key: 'maker', header: t('calendarFeeds.column.maker'), cell: ({ madeBy }) => madeBy || '–' },
    {
      key: 'read',
      header: t('calendarFeeds.column.read'),
      cell: ({ lastRead, ended }) =>
        ended
          ? t('calendarFeeds.endedAt', { date: dateTime().format(ended) })
          : lastRead
            ? dateTime().format(lastRead)
            : t('calendarFeeds.never'),
    },
    {
      key: 'end',
      header: t('calendarFeeds.column.end'),
      cell: (feed) => (
        <Actions $gap="xs">
          <Button
            variant={feed.ended ? 'secondary' : 'quiet'}
            aria-label={t('calendarFeeds.replace.actionFor', { name: feed.name })}
            busy={replace.isPending && replace.variables.id === feed.id}
            onClick={() => void askToReplace(feed)}
          >
            {t('calendarFeeds.replace.action')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('calendarFeeds.end.actionFor', { name: feed.name })}
            busy={end.isPending && end.variables.id === feed.id}
            onClick={() => void askToEnd(feed)}
          >
            {t('calendarFeeds.end.action')}
          </Button>
        </Actions>
      ),
    },
  ];
  const ended = data?.feeds.filter((feed) => feed.ended).length ?? 0;
  return (
    <Section title={t('calendarFeeds.title')} lead={t('calendarFeeds.lead')}>
      <Stack $gap="md">
        {error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : !data ? (
          <LoadingPanel text={t('calendarFeeds.loading')} />
        ) : (
          <>
            {ended > 0 && (
              <Banner tone="warning" title={t('calendarFeeds.stopped.title', { count: ended })}>
                <p>{t('calendarFeeds.stopped.text')}</p>
              </Banner>
            )}
            {data.feeds.length > 0 && (
              <Table
                caption={t('calendarFeeds.caption')}
                columns={columns}
                rows={data.feeds}
                rowKey={({ id }) => id}
              />
            )}
            {made && (
              <Banner tone="success" role="status" title={t('calendarFeeds.made.title', { name: made.name })}>
                <Stack $gap="sm">
                  <p id="new-calendar">{t('calendarFeeds.made.text')}</p>
                  <Copyable
                    text={made.address}
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
              onMade={(address, name) => {
                setMade({ address, name });
                void refresh();
              }}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
