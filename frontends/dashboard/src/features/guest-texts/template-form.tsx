import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Badge, Button, Stack, TextArea, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SaveBar } from '../../forms/save-bar';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { messageOf } from '../../lib/message-of';
import { toast } from '../../lib/toast';
import { previewOf, saveTemplate, sendTest, templateOf } from './api/templates';
import type { Template, TemplateId } from './api/templates';
import { PreviewBubble } from './preview-bubble';
import { find, t } from '../../parts/guest-texts/texts';

const Variables = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  color: ${color.textMuted};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  small {
    color: ${color.textMuted};
  }
`;

const texts = () => ({
  unsaved: t('guestTexts.unsaved'),
  saved: t('guestTexts.saved'),
  conflict: t('guestTexts.conflict'),
  failed: (reason: string) => t('guestTexts.notSaved', { reason }),
});

/** How long nothing is typed before the preview is asked for. */
const pauseMs = 400;

/** One text, with its preview. */
export function TemplateForm({ id, saved }: { id: TemplateId; saved: Template }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { base, draft, bar, change, save } = useVersionedDraft({
    saved,
    queryKey: templateOf(id).queryKey,
    draftOf: ({ text }: Template) => ({ text }),
    save: ({ text }: { text: string }, before) => saveTemplate(id, text, before),
    texts: texts(),
    clearProblems: () => undefined,
  });
  const { text } = draft;
  const settled = useSettled(text);
  const preview = useQuery({ ...previewOf(id, settled), enabled: settled.trim() !== '' });
  const problem = settled === text ? textProblem(preview.error) : undefined;
  const test = useMutation({
    mutationFn: () => sendTest(id, text),
    onSuccess: (to) => toast(t('guestTexts.tested', { to })),
    onError: (error) => toast(t('guestTexts.testFailed', { reason: messageOf(error) }), { tone: 'danger' }),
  });

  function insert(name: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const part = `{{ ${name} }}`;
    change({ text: text.slice(0, selectionStart) + part + text.slice(selectionEnd) });
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + part.length, selectionStart + part.length);
    });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!bar.busy) save({ text });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('guestTexts.title')}>
      <Stack $gap="md">
        <div>
          <Badge $tone={base.isOwn ? 'info' : 'neutral'}>
            {base.isOwn ? t('guestTexts.own') : t('guestTexts.standard')}
          </Badge>
        </div>
        <TextArea
          ref={area}
          label={t('guestTexts.text')}
          hint={t('guestTexts.hint')}
          error={problem}
          lang={id.language}
          maxLength={800}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Variables role="group" aria-label={t('guestTexts.insert')}>
          {t('guestTexts.insert')}
          {saved.variables.map((name) => (
            <Button key={name} type="button" variant="quiet" size="small" onClick={() => insert(name)}>
              {find(`guestTexts.variables.${name}`) ?? name}
            </Button>
          ))}
        </Variables>
        <PreviewBubble id={id} text={settled} />
        <Tools>
          <Button
            type="button"
            variant="secondary"
            busy={test.isPending}
            disabled={problem !== undefined || text.trim() === ''}
            onClick={() => test.mutate()}
          >
            {t('guestTexts.test')}
          </Button>
          {base.isOwn && (
            <Button type="button" variant="quiet" onClick={() => save({ text: '' })}>
              {t('guestTexts.restore')}
            </Button>
          )}
          <small>{t('guestTexts.testHint')}</small>
        </Tools>
        <SaveBar label={t('guestTexts.save')} {...bar} />
      </Stack>
    </form>
  );
}

/** The value after it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(settled);
}

const textProblem = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.details.find(({ field }) => field === 'text')?.message : undefined;
