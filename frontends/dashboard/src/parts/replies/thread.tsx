import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Stack, color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import { DatedMessages, dayAndTime } from '../../lib/diner-facts';
import { AnswerField } from './answer-field';
import { threadOf } from './api/thread';
import type { ThreadEntry } from './api/thread';
import { ResendButton } from './resend-button';
import { find, t } from './texts';

/** The restaurant's messages are indented from the side of the guest's, and have no background. */
const Entry = styled.li`
  && {
    white-space: pre-line;
  }
  &&[data-out] {
    margin-inline-start: 1.5rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.sm};
    background: none;
  }
`;

interface ThreadProps {
  restaurantId: string;
  reservationId: string;
  zone: string;
}

/** All messages of a reservation, once they are asked for, and a field to answer. */
export function Thread(of: ThreadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'replies.thread.hide' : 'replies.thread.show')}
      </Button>
      {isOpen && (
        <Stack $gap="sm">
          <Entries {...of} />
          <AnswerField restaurantId={of.restaurantId} reservationId={of.reservationId} />
        </Stack>
      )}
    </div>
  );
}

function Entries({ restaurantId, reservationId, zone }: ThreadProps) {
  const { data, isError, refetch } = useQuery(threadOf(restaurantId, reservationId));
  if (isError)
    return (
      <p role="alert">
        {t('replies.thread.failed')}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('replies.retry')}
        </Button>
      </p>
    );
  if (!data) return null;
  if (data.length === 0) return <p>{t('replies.thread.none')}</p>;
  return (
    <DatedMessages aria-label={t('replies.thread.title')}>
      {data.map((entry) => (
        <Entry key={entry.id} data-out={entry.direction === 'out' ? '' : undefined}>
          {entry.channel === 'email' ? t('replies.thread.mail') : entry.text}
          <small>{whatBecame(entry, zone)}</small>
          {entry.canResend && <ResendButton {...{ restaurantId, reservationId }} messageId={entry.id} />}
        </Entry>
      ))}
    </DatedMessages>
  );
}

/** `SMS · delivered · Nov 20, 6:55 PM` */
function whatBecame({ channel, state, reason, at, repeats }: ThreadEntry, zone: string): string {
  const parts = [
    find(`replies.thread.by.${channel}`) ?? '',
    find(`replies.thread.state.${state}`) ?? '',
    dayAndTime(Date.parse(at), zone),
    repeats ? t('replies.resend.again') : '',
    reason,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
