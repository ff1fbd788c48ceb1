import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Dialog, Inline, Stack, TextArea, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party } from '@tablewell/api-client/book';
import { t } from './texts';

export const longestWords = 300;

const Note = styled.p`
  color: ${color.textMuted};
`;

interface DeclineDialogProps {
  /** Undefined: closed. */
  request: Party | undefined;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  onDecline: (words: string) => void;
  onClose: () => void;
}

/** Declines a request, with a message to the guest. */
export const DeclineDialog = ({ request, onClose, ...rest }: DeclineDialogProps) => (
  <Dialog open={request !== undefined} title={t('requests.decline.title')} onClose={onClose}>
    {request && <Content request={request} onClose={onClose} {...rest} />}
  </Dialog>
);

function Content({ request, busy, problem, onDecline, onClose }: DeclineDialogProps & { request: Party }) {
  const [words, setWords] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onDecline(words);
  };
  return (
    <form onSubmit={save}>
      <Stack $gap="md">
        <Note>
          {t(request.request?.holdsTable ? 'requests.decline.textHolding' : 'requests.decline.text', {
            name: request.name,
            size: request.size,
          })}
        </Note>
        <TextArea
          label={t('requests.decline.words')}
          hint={t('requests.decline.wordsHint')}
          maxLength={longestWords}
          rows={3}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Inline $gap="sm">
          <Button type="submit" variant="danger" busy={busy}>
            {t('requests.decline.action')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('requests.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
