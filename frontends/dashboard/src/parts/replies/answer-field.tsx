import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { newId } from '@tablewell/api-client';
import { Button, Stack, TextArea } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { refreshReplies } from './api/replies';
import { answerDiner } from './api/thread';
import { t } from './texts';

const maxLength = 480;

/** A field to answer a diner by SMS. */
export function AnswerField(of: { restaurantId: string; reservationId: string }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  // The same text sent again after a lost answer is sent to the guest once.
  const [key, setKey] = useState(newId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (words: string) => answerDiner(of, { text: words, key }),
    onSuccess: async () => {
      setText('');
      setKey(newId());
      await refreshReplies(queries, of.restaurantId);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate(text.trim());
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('replies.answer.title')}>
      <Stack $gap="xs">
        <TextArea
          label={t('replies.answer.label')}
          rows={2}
          maxLength={maxLength}
          value={text}
          error={error ? messageOf(error) : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setKey(newId());
            reset();
          }}
        />
        <div>
          <Button type="submit" variant="secondary" disabled={isPending || text.trim() === ''}>
            {t('replies.answer.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
