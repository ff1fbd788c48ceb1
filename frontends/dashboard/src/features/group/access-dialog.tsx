import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Banner, Button, Checkbox, Dialog, Inline, Stack } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { t } from '../../parts/group/texts';
import { permissionNames, setGroupPermissions } from './api/group';
import type { GroupPerson, PermissionName } from './api/group';
import { nameOf } from './people-list';

interface AccessDialogProps {
  /** Undefined: the dialog is closed. */
  person: GroupPerson | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** What a person may do beside their role, at all restaurants of the owner at once (ROLE-6). */
export const AccessDialog = ({ person, onClose, ...rest }: AccessDialogProps) => (
  <Dialog
    open={person !== undefined}
    title={t('group.access.title', { name: person ? nameOf(person) : '' })}
    onClose={onClose}
  >
    {person && <AccessForm key={person.id} person={person} onClose={onClose} {...rest} />}
  </Dialog>
);

/** Where something is withheld from the person. */
const withheldAt = ({ restaurants }: GroupPerson, permission: PermissionName) =>
  restaurants.filter(({ withheld }) => withheld?.includes(permission));

function AccessForm({ person, onSaved, onClose }: AccessDialogProps & { person: GroupPerson }) {
  const [withheld, setWithheld] = useState<readonly PermissionName[]>(() =>
    permissionNames.filter((name) => withheldAt(person, name).length > 0),
  );
  const save = useMutation({
    mutationFn: () => setGroupPermissions(person, withheld),
    onSuccess: onSaved,
  });
  const differs = permissionNames.some((name) => {
    const { length } = withheldAt(person, name);
    return length > 0 && length < person.restaurants.length;
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap="md">
        <p>{t('group.access.lead')}</p>
        {differs && <Banner tone="info">{t('group.access.differs')}</Banner>}
        {save.error && (
          <Banner tone="danger" role="alert">
            {messageOf(save.error)}
          </Banner>
        )}
        {permissionNames.map((name) => (
          <Checkbox
            key={name}
            label={t(`group.access.${name}`)}
            checked={!withheld.includes(name)}
            onChange={() =>
              setWithheld(
                withheld.includes(name) ? withheld.filter((each) => each !== name) : [...withheld, name],
              )
            }
          />
        ))}
        <Inline $gap="xs">
          <Button type="submit" busy={save.isPending}>
            {t('group.access.save')}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('group.access.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
