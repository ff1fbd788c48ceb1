import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { DatedMessages, dayAndTime } from '../../lib/diner-facts';
import { markRepliesRead, refreshReplies, repliesAbout } from './api/replies';
import type { Reply } from './api/replies';
import { StopSuggestion } from './stop-suggestion';
import { t } from './texts';

const Effect = styled.strong`
  display: block;
  color: ${color.warning};
  font-weight: 600;
`;

interface ReplyListProps {
  restaurantId: string;
  reservationId: string;
  zone: string;
}

/** What the diner answered by SMS, newest first, which is read by being shown; renders nothing without a reply. */
export function ReplyList({ restaurantId, reservationId, zone }: ReplyListProps) {
  const { data: replies = [], isError, refetch } = useQuery(repliesAbout(restaurantId, reservationId));
  useMarkRead({ restaurantId, reservationId }, replies);
  if (isError)
    return (
      <p role="alert">
        {t('replies.failed')}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('replies.retry')}
        </Button>
      </p>
    );
  if (replies.length === 0) return null;
  return (
    <DatedMessages aria-label={t('replies.title')}>
      {replies.map(({ id, text, receivedAt, effect, ...reply }) => (
        <li key={id}>
          {text}
          {effect !== 'none' && <Effect>{effectWords(effect, text)}</Effect>}
          {reply.suggestion === 'taken' && <Effect>{t('replies.suggestion.taken')}</Effect>}
          <small>
            {t(reply.isWhatsApp ? 'replies.atWhatsApp' : 'replies.at', {
              when: dayAndTime(receivedAt, zone),
            })}
          </small>
          {reply.suggestion === 'stop-texting' && (
            <StopSuggestion restaurantId={restaurantId} reservationId={reservationId} replyId={id} />
          )}
        </li>
      ))}
    </DatedMessages>
  );
}

function effectWords(effect: 'stopped' | 'resumed', text: string): string {
  if (effect === 'resumed') return t('replies.resumed');
  return /cancel/i.test(text) ? t('replies.stoppedByCancel') : t('replies.stopped');
}

function useMarkRead(of: { restaurantId: string; reservationId: string }, replies: readonly Reply[]): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markRepliesRead,
    onSettled: (_answer, _error, { restaurantId }) => refreshReplies(queries, restaurantId),
  });
  const { restaurantId, reservationId } = of;
  const unread = replies.filter(({ isRead }) => !isRead).map(({ id }) => id);
  // By value, so that each is marked once: a failure is not repeated before the list is opened again.
  const ids = unread.join(' ');
  useEffect(() => {
    if (ids !== '') mutate({ restaurantId, reservationId, replyIds: ids.split(' ') });
  }, [mutate, restaurantId, reservationId, ids]);
}
