import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRoleRefusal } from '@tablewell/api-client';
import { Badge, Button, ErrorPanel, Inline, LoadingPanel, Stack, color, notify } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { Section } from '../../forms/section';
import { changeRole, listStaff, removePerson, setPermissions } from './api/staff';
import type { PermissionName, Person, RoleName } from './api/staff';
import { InviteForm } from './invite-form';
import { PermissionBoxes } from './permission-boxes';
import { StaffList } from './staff-list';
import { t } from './texts';

const Hint = styled.p`
  color: ${color.textMuted};
`;

/** What an invited person will have, in words. */
const accessOf = (withheld: readonly PermissionName[]): string =>
  withheld.length === 0
    ? t('staff.permission.all')
    : withheld.map((name) => t(`staff.permission.without.${name}`)).join(', ');

const spoken = (role: RoleName): string => t(`staff.role.${role}`);
const otherRole = { manager: 'host', host: 'manager' } as const;

/** The staff of the restaurant: the owner invites, changes and removes. Not shown to others. */
export function StaffSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(listStaff(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listStaff(restaurantId).queryKey });
  const fail = (reason: unknown) =>
    void notify(t('staff.failed', { reason: messageOf(reason) }), { tone: 'danger' });
  const change = useMutation({ mutationFn: changeRole, onSuccess: refresh, onError: fail });
  const permit = useMutation({
    mutationFn: setPermissions,
    onSuccess: refresh,
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: (person: Person) => removePerson(restaurantId, person),
    onSuccess: (_nothing, { email, isInvited }) => {
      notify(isInvited ? t('staff.withdrawn', { email }) : t('staff.removed', { email }), {
        tone: 'success',
      });
      return refresh();
    },
    onError: fail,
  });

  async function askToRemove(person: Person): Promise<void> {
    const yes = await confirm({
      title: person.isInvited
        ? t('staff.withdraw.title')
        : t('staff.remove.title', { name: person.name || person.email }),
      message: person.isInvited
        ? t('staff.withdraw.message', { email: person.email })
        : t('staff.remove.message'),
      confirmLabel: person.isInvited ? t('staff.withdraw.action') : t('staff.remove.action'),
      dangerous: true,
    });
    if (yes) remove.mutate(person);
  }

  if (isRoleRefusal(error)) return null;
  const isPlanMissing = (data?.requiredPlan ?? '') !== '';
  const columns: Column<Person>[] = [
    {
      key: 'person',
      header: t('staff.column.person'),
      namesRow: true,
      cell: ({ name, email, isInvited, isToAll }) => (
        // Mail addresses are wider than a phone's column.
        <span style={{ overflowWrap: 'anywhere' }}>
          {name ? t('staff.person', { name, email }) : email}{' '}
          {isInvited && <Badge $tone="info">{isToAll ? t('staff.invitedToAll') : t('staff.invited')}</Badge>}
        </span>
      ),
    },
    {
      key: 'role',
      header: t('staff.column.role'),
      cell: ({ id, role, email, isInvited }) =>
        isInvited || role === 'owner' ? (
          spoken(role)
        ) : (
          <Inline $gap="xs">
            {spoken(role)}
            <Button
              variant="quiet"
              aria-label={
                role === 'host' ? t('staff.makeManagerOf', { email }) : t('staff.makeHostOf', { email })
              }
              busy={change.isPending && change.variables.userId === id}
              onClick={() => change.mutate({ restaurantId, userId: id, role: otherRole[role] })}
            >
              {role === 'host' ? t('staff.makeManager') : t('staff.makeHost')}
            </Button>
          </Inline>
        ),
    },
    {
      key: 'access',
      header: t('staff.column.access'),
      cell: ({ id, role, email, isInvited, withheld }) =>
        role === 'owner' ? (
          t('staff.permission.all')
        ) : isInvited ? (
          accessOf(withheld)
        ) : (
          <PermissionBoxes
            label={t('staff.permission.of', { email })}
            // The box shows its new state while that is being stored.
            withheld={
              permit.isPending && permit.variables.userId === id ? permit.variables.withheld : withheld
            }
            isPlanMissing={isPlanMissing}
            busy={permit.isPending && permit.variables.userId === id}
            onChange={(next) => permit.mutate({ restaurantId, userId: id, withheld: next })}
          />
        ),
    },
    {
      key: 'remove',
      header: t('staff.column.remove'),
      cell: (person) =>
        person.role === 'owner' ? (
          '–'
        ) : (
          <Button
            variant="quiet"
            aria-label={
              person.isInvited
                ? t('staff.withdraw.actionFor', { email: person.email })
                : t('staff.remove.actionFor', { email: person.email })
            }
            busy={remove.isPending && remove.variables.id === person.id}
            onClick={() => void askToRemove(person)}
          >
            {person.isInvited ? t('staff.withdraw.action') : t('staff.remove.action')}
          </Button>
        ),
    },
  ];
  return (
    <Section title={t('staff.title')} lead={t('staff.lead')}>
      <Stack $gap="md">
        {data ? (
          <>
            <StaffList people={data.people} columns={columns} />
            <Hint>{isPlanMissing ? t('staff.permission.plan') : t('staff.permission.hint')}</Hint>
          </>
        ) : error ? (
          <ErrorPanel message={t('staff.notLoaded')} retry={() => void refetch()} />
        ) : (
          <LoadingPanel text={t('staff.loading')} />
        )}
        <InviteForm
          restaurantId={restaurantId}
          isPlanMissing={isPlanMissing}
          hasGroup={data?.hasGroup ?? false}
          onInvited={() => void refresh()}
        />
      </Stack>
    </Section>
  );
}
