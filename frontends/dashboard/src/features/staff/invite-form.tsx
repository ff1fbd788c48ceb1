import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Checkbox, Grid, SelectField, Stack, TextField, notify } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { inviteStaff } from './api/staff';
import type { PermissionName, RoleName } from './api/staff';
import { PermissionBoxes } from './permission-boxes';
import { t } from './texts';

interface InviteFormProps {
  restaurantId: string;
  /** Whether the owner's plan lacks permissions of single people. */
  isPlanMissing: boolean;
  /** Whether the owner has several restaurants. */
  hasGroup: boolean;
  onInvited: () => void;
}

/** Invites a person by mail, to this restaurant or to all of the owner's (GROUP-10). */
export function InviteForm({ restaurantId, isPlanMissing, hasGroup, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleName>('host');
  const [withheld, setWithheld] = useState<readonly PermissionName[]>([]);
  const [isToAll, setToAll] = useState(false);
  const invite = useMutation({
    mutationFn: inviteStaff,
    onSuccess: (_nothing, invitation) => {
      notify(t('staff.invite.sent', { email: invitation.email }), { tone: 'success' });
      setEmail('');
      setWithheld([]);
      setToAll(false);
      onInvited();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ restaurantId, email: email.trim(), role, withheld, isToAll });
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
        {hasGroup && (
          <Checkbox
            label={t('staff.invite.toAll')}
            checked={isToAll}
            onChange={(event) => setToAll(event.target.checked)}
          />
        )}
        {!isPlanMissing && (
          <PermissionBoxes
            label={t('staff.invite.access')}
            withheld={withheld}
            isPlanMissing={isPlanMissing}
            onChange={setWithheld}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={invite.isPending} disabled={!email.trim()}>
            {t('staff.invite.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
