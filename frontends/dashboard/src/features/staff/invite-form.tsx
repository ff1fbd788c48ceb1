import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Grid, SelectField, Stack, TextField, notify } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { inviteStaff } from './api/staff';
import type { RoleName } from './api/staff';
import { t } from './texts';

/** Invites a person by mail. */
export function InviteForm({ restaurantId, onInvited }: { restaurantId: string; onInvited: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleName>('host');
  const invite = useMutation({
    mutationFn: inviteStaff,
    onSuccess: (_nothing, invitation) => {
      notify(t('staff.invite.sent', { email: invitation.email }), { tone: 'success' });
      setEmail('');
      onInvited();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ restaurantId, email: email.trim(), role });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('staff.invite.label')}>
      <Stack $gap="sm">
        <Grid $gap="md">
          <TextField
            label={t('staff.invite.email')}
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
            label={t('staff.invite.role')}
            value={role}
            onChange={(event) => setRole(event.target.value as RoleName)}
          >
            <option value="host">{t('staff.role.host')}</option>
            <option value="manager">{t('staff.role.manager')}</option>
          </SelectField>
        </Grid>
        <div>
          <Button type="submit" variant="secondary" busy={invite.isPending} disabled={!email.trim()}>
            {t('staff.invite.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
