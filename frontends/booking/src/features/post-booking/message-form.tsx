import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { newId } from '@tablewell/api-client';
import { longestMessage, maxMessages } from '@tablewell/booking-rules/late';
import { Button, color, notify, space, Stack, TextArea } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Reservation } from '../../api/types';
import { dateLabel, timeLabel } from '../../lib/labels';
import { localTimeAt } from '../../lib/local-time';
import { sendMessage } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useSend } from './use-send';
import { t } from '../../lib/language';

const sentMs = 5000;

const Sent = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding-inline-start: ${space.sm};
    border-inline-start: 3px solid ${color.border};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: block;
    color: ${color.textMuted};
  }
`;

/** A message to the restaurant; at most three can be sent (AFTER-4). */
export function MessageForm({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, messages = [] } = reservation;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // The same id for every attempt to send one message, so that it arrives once.
  const messageId = useRef(newId());
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, send } = useSend(restaurant, t('after.messageFailed'));
  const left = maxMessages - messages.length;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') {
      setError(t('after.messageEmpty'));
      area.current?.focus();
      return;
    }
    if (!(await send(() => sendMessage(id, text, messageId.current)))) return;
    messageId.current = newId();
    setText('');
    notify(t('after.messageSent'), { tone: 'success', hideAfter: sentMs });
  }

  const when = (at: string): string => {
    const { date, time } = localTimeAt(new Date(at), restaurant.timezone);
    return t('request.by', { day: dateLabel(date), time: timeLabel(time) });
  };

  return (
    <Part aria-labelledby="message-title">
      <Stack $gap="md">
        <PartTitle id="message-title">{t('after.messageTitle', { restaurant: restaurant.name })}</PartTitle>
        {messages.length > 0 && (
          <Sent>
            {messages.map(({ id: key, message, sentAt }) => (
              <li key={key}>
                {message}
                <small>{t('after.sentAt', { time: when(sentAt) })}</small>
              </li>
            ))}
          </Sent>
        )}
        {left > 0 ? (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack $gap="sm">
              <TextArea
                ref={area}
                label={t('after.message')}
                hint={t('after.messageHint', { count: left })}
                error={error}
                maxLength={longestMessage}
                rows={3}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setError(undefined);
                }}
              />
              <div>
                <Button type="submit" variant="secondary" busy={busy}>
                  {t(busy ? 'after.messageSending' : 'after.messageSend')}
                </Button>
              </div>
            </Stack>
          </form>
        ) : (
          <p>{t('after.messageNone')}</p>
        )}
      </Stack>
    </Part>
  );
}
