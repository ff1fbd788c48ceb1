import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { Button, ErrorPanel, LoadingPanel, Stack, TextArea, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SaveBar } from '../../forms/save-bar';
import { Section } from '../../forms/section';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { messageOf } from '../../lib/message-of';
import { maxSnippetLength, maxSnippets, saveSnippets, snippetsOf } from '../../parts/snippets/api/snippets';
import type { Snippets } from '../../parts/snippets/api/snippets';
import { t } from '../../parts/guest-texts/texts';

const List = styled.ol`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.sm};
    align-items: end;
  }
  textarea {
    min-height: 3rem;
  }
`;

/** The texts that members insert into their answers to guests (MESSAGE-42). */
export function SnippetsSection({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useQuery(snippetsOf(restaurantId));
  return (
    <Section title={t('guestTexts.snippets.title')} lead={t('guestTexts.snippets.lead')}>
      {data ? (
        <SnippetsForm restaurantId={restaurantId} saved={data} />
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('guestTexts.loading')} />
      )}
    </Section>
  );
}

const texts = () => ({
  unsaved: t('guestTexts.snippets.unsaved'),
  saved: t('guestTexts.snippets.saved'),
  conflict: t('guestTexts.snippets.conflict'),
  failed: (reason: string) => t('guestTexts.snippets.notSaved', { reason }),
});

function SnippetsForm({ restaurantId, saved }: { restaurantId: string; saved: Snippets }) {
  const list = useRef<HTMLOListElement>(null);
  const { draft, bar, change, save } = useVersionedDraft({
    saved,
    queryKey: snippetsOf(restaurantId).queryKey,
    draftOf: (snippets: Snippets) => ({ texts: snippets.texts }),
    contentOf: ({ texts: typed }) => typed.filter((text) => text.trim() !== ''),
    save: ({ texts: typed }: { texts: readonly string[] }, { version }) =>
      saveSnippets(restaurantId, { texts: typed, version }),
    texts: texts(),
    clearProblems: () => undefined,
  });
  const put = (index: number, text: string) => change({ texts: draft.texts.with(index, text) });

  function add(): void {
    change({ texts: [...draft.texts, ''] });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!bar.busy) save({ texts: draft.texts });
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('guestTexts.snippets.title')}>
      <Stack $gap="md">
        {draft.texts.length > 0 && (
          <List ref={list}>
            {draft.texts.map((text, index) => (
              // A text has no id, and its place is its name.
              <li key={index}>
                <TextArea
                  label={t('guestTexts.snippets.text', { number: index + 1 })}
                  rows={1}
                  maxLength={maxSnippetLength}
                  value={text}
                  onChange={({ target }) => put(index, target.value)}
                />
                <Button
                  type="button"
                  variant="quiet"
                  aria-label={t('guestTexts.snippets.removeText', { number: index + 1 })}
                  onClick={() => change({ texts: draft.texts.toSpliced(index, 1) })}
                >
                  {t('guestTexts.snippets.remove')}
                </Button>
              </li>
            ))}
          </List>
        )}
        <div>
          <Button
            type="button"
            variant="secondary"
            disabled={draft.texts.length >= maxSnippets}
            onClick={add}
          >
            {t('guestTexts.snippets.add')}
          </Button>
        </div>
        <SaveBar label={t('guestTexts.snippets.save')} {...bar} />
      </Stack>
    </form>
  );
}
