import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { newId } from '@tablewell/api-client';
import { Button, Stack, TextArea } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { refreshReplies } from './api/replies';
import { answerDiner } from './api/thread';
import { InsertSnippet } from './insert-snippet';
import { t } from './texts';

const maxLength = 480;

/** A field to answer a diner by the channel of the restaurant, SMS or WhatsApp. */
export function AnswerField(of: { restaurantId: string; reservationId: string }) {
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
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
  function write(next: string): void {
    setText(next.slice(0, maxLength));
    setKey(newId());
    reset();
  }
  /** Where the cursor is, which is the end of what was typed unless it was moved. */
  function insert(snippet: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const before = text.slice(0, selectionStart);
    const part = before === '' || /\s$/.test(before) ? snippet : ` ${snippet}`;
    write(before + part + text.slice(selectionEnd));
    const end = before.length + part.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate(text.trim());
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('replies.answer.title')}>
      <Stack $gap="xs">
        <InsertSnippet restaurantId={of.restaurantId} onInsert={insert} />
        <TextArea
          ref={area}
          label={t('replies.answer.label')}
          rows={2}
          maxLength={maxLength}
          value={text}
          error={error ? messageOf(error) : undefined}
          onChange={({ target }) => write(target.value)}
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
