import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Dialog, Inline, Stack, TextField } from '@tablewell/ui';
import type { TableRequest } from './api/requests';

export const longestReason = 200;

export interface AcceptDialogProps {
  /** Undefined: closed. */
  request: TableRequest | undefined;
  /** Why it was refused. */
  refusal: string;
  busy: boolean;
  onAccept: (reason: string) => void;
  onClose: () => void;
}

/** A request that no table is free for: accepted all the same, with a reason and without a table. */
export const AcceptDialog = ({ request, onClose, ...rest }: AcceptDialogProps) => (
  <Dialog open={request !== undefined} title="Accept anyway?" onClose={onClose}>
    {request && <Content request={request} onClose={onClose} {...rest} />}
  </Dialog>
);

function Content({
  request,
  refusal,
  busy,
  onAccept,
  onClose,
}: AcceptDialogProps & { request: TableRequest }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onAccept(reason);
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack $gap="md">
        <Banner tone="warning">
          {refusal} {request.name}, party of {request.size}, would have no table until you give it one.
        </Banner>
        <TextField
          label="Reason"
          hint="Kept in the activity log. Please leave the guest’s name out."
          maxLength={longestReason}
          value={reason}
          error={isTried && reason.trim() === '' ? 'Please say why you accept it anyway.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <Inline $gap="sm">
          <Button type="submit" busy={busy}>
            Accept anyway
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
