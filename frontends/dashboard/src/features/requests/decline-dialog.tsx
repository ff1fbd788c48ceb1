import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Dialog, Inline, Stack, TextArea, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableRequest } from './api/requests';

export const longestWords = 300;

const Note = styled.p`
  color: ${color.textMuted};
`;

export interface DeclineDialogProps {
  /** Undefined: closed. */
  request: TableRequest | undefined;
  busy: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onDecline: (words: string) => void;
  onClose: () => void;
}

/** A kind no, with words to the guest. */
export const DeclineDialog = ({ request, onClose, ...rest }: DeclineDialogProps) => (
  <Dialog open={request !== undefined} title="Decline this request?" onClose={onClose}>
    {request && <Content request={request} onClose={onClose} {...rest} />}
  </Dialog>
);

function Content({
  request,
  busy,
  problem,
  onDecline,
  onClose,
}: DeclineDialogProps & { request: TableRequest }) {
  const [words, setWords] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onDecline(words);
  };
  return (
    <form onSubmit={save}>
      <Stack $gap="md">
        <Note>
          {request.name}, party of {request.size}, is told that you cannot take the request
          {request.holdsTable && ', and its table is free again'}.
        </Note>
        <TextArea
          label="Your words to the guest (optional)"
          hint="For example: We have a private party that evening. Would lunch suit you?"
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
            Decline
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
