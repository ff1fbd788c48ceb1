import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Button,
  errorsOf,
  Grid,
  notify,
  PasswordField,
  SelectField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { putConnection } from './api/sso';
import type { PermissionName, Role, Sso } from './api/sso';
import { NewPeopleBoxes } from './new-people-boxes';
import { Named, Part } from './part';
import { t } from './texts';

const fields = ['issuer', 'clientId', 'clientSecret', 'defaultRole'] as const;

interface ConnectionFormProps {
  restaurantId: string;
  sso: Sso;
  onChanged: (sso: Sso) => void;
}

/** The provider, its client, and the addresses that are entered there. */
export function ConnectionForm({ restaurantId, sso, onChanged }: ConnectionFormProps) {
  const { connection, redirectUri, logoutUri } = sso;
  const form = useForm(() => ({
    ...{ issuer: connection?.issuer ?? '', clientId: connection?.clientId ?? '', clientSecret: '' },
    defaultRole: connection?.role ?? ('host' as Role),
    withheld: connection?.withheld ?? ([] as readonly PermissionName[]),
  }));
  const put = useMutation({
    mutationFn: () => putConnection(restaurantId, { ...form.values, role: form.values.defaultRole }),
    onSuccess: (next) => {
      form.change({ clientSecret: '' });
      notify(t('sso.connection.saved'), { tone: 'success' });
      onChanged(next);
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? errorsOf(error.details, fields) : {};
      if (Object.keys(refused).length > 0) form.refuse(refused);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!put.isPending) put.mutate();
  }

  return (
    <>
      <Part title={t('sso.addresses.title')} note={t('sso.addresses.note')}>
        <Named name={t('sso.addresses.redirect')} copy={t('sso.addresses.copyRedirect')} text={redirectUri} />
        <Named name={t('sso.addresses.logout')} copy={t('sso.addresses.copyLogout')} text={logoutUri} />
      </Part>
      <Part title={t('sso.connection.title')}>
        <form ref={form.ref} noValidate onSubmit={submit} aria-label={t('sso.connection.title')}>
          <Stack $gap="sm">
            <TextField
              label={t('sso.connection.issuer')}
              hint={t('sso.connection.issuerHint')}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              {...form.text('issuer')}
            />
            <Grid $gap="md">
              <TextField
                label={t('sso.connection.clientId')}
                hint={t('sso.connection.clientHint')}
                autoComplete="off"
                spellCheck={false}
                maxLength={300}
                {...form.text('clientId')}
              />
              <PasswordField
                label={t('sso.connection.clientSecret')}
                hint={t(connection ? 'sso.connection.secretHint' : 'sso.connection.clientHint')}
                autoComplete="off"
                maxLength={500}
                {...form.text('clientSecret')}
              />
              <SelectField
                label={t('sso.connection.role')}
                hint={t('sso.connection.roleHint')}
                value={form.values.defaultRole}
                onChange={(event) => form.change({ defaultRole: event.target.value as Role })}
              >
                <option value="host">{t('sso.role.host')}</option>
                <option value="manager">{t('sso.role.manager')}</option>
              </SelectField>
            </Grid>
            <NewPeopleBoxes
              withheld={form.values.withheld}
              onChange={(withheld) => form.change({ withheld })}
            />
            <div>
              <Button type="submit" variant={connection ? 'secondary' : 'primary'} busy={put.isPending}>
                {t('sso.connection.save')}
              </Button>
            </div>
          </Stack>
        </form>
      </Part>
    </>
  );
}
