import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Grid, SelectField, Stack, TextField, notify } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { inviteStaff } from './api/staff';
import type { RoleName } from './api/staff';

/** Invites a person by mail. */
export function InviteForm({ restaurantId, onInvited }: { restaurantId: string; onInvited: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleName>('host');
  const invite = useMutation({
    mutationFn: inviteStaff,
    onSuccess: (_nothing, asked) => {
      notify(`Invitation sent to ${asked.email}`, { tone: 'success' });
      setEmail('');
      onInvited();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ restaurantId, email: email.trim(), role });
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Invite staff">
      <Stack $gap="sm">
        <Grid $gap="md">
          <TextField
            label="Email to invite"
            type="email"
            autoComplete="off"
            value={email}
            error={invite.isError ? messageOf(invite.error) : undefined}
            onChange={(event) => {
              setEmail(event.target.value);
              invite.reset();
            }}
          />
          <SelectField
            label="Role"
            value={role}
            onChange={(event) => setRole(event.target.value as RoleName)}
          >
            <option value="host">Host</option>
            <option value="manager">Manager</option>
          </SelectField>
        </Grid>
        <div>
          <Button type="submit" variant="secondary" busy={invite.isPending} disabled={!email.trim()}>
            Send invitation
          </Button>
        </div>
      </Stack>
    </form>
  );
}
