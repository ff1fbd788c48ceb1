import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRoleRefusal } from '@tablewell/api-client';
import { Badge, Button, ErrorPanel, Inline, LoadingPanel, Stack, Table, notify } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { Section } from '../settings/section';
import { changeRole, listStaff, removePerson } from './api/staff';
import type { Person, RoleName } from './api/staff';
import { InviteForm } from './invite-form';

const spoken: Record<RoleName, string> = { owner: 'Owner', manager: 'Manager', host: 'Host' };
const otherRole = { manager: 'host', host: 'manager' } as const;

/** Who works at the restaurant: the owner invites, changes and removes. Others are not shown it. */
export function StaffSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(listStaff(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: listStaff(restaurantId).queryKey });
  const fail = (reason: unknown) =>
    void notify(`Something went wrong: ${messageOf(reason)}`, { tone: 'danger' });
  const change = useMutation({ mutationFn: changeRole, onSuccess: refresh, onError: fail });
  const remove = useMutation({
    mutationFn: (person: Person) => removePerson(restaurantId, person),
    onSuccess: (_nothing, { email, isInvited }) => {
      notify(isInvited ? `Invitation of ${email} withdrawn` : `${email} removed`, { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });

  async function askToRemove(person: Person): Promise<void> {
    const yes = await confirm({
      title: person.isInvited ? 'Withdraw this invitation?' : `Remove ${person.name || person.email}?`,
      message: person.isInvited
        ? `The link sent to ${person.email} stops working.`
        : 'They lose this restaurant at once, on every device.',
      confirmLabel: person.isInvited ? 'Withdraw' : 'Remove',
      dangerous: true,
    });
    if (yes) remove.mutate(person);
  }

  if (isRoleRefusal(error)) return null;
  const columns: Column<Person>[] = [
    {
      key: 'person',
      header: 'Person',
      namesRow: true,
      cell: ({ name, email, isInvited }) => (
        // Mail addresses are longer than a phone's column.
        <span style={{ overflowWrap: 'anywhere' }}>
          {name ? `${name}, ${email}` : email} {isInvited && <Badge $tone="info">Invited</Badge>}
        </span>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      cell: ({ id, role, email, isInvited }) =>
        isInvited || role === 'owner' ? (
          spoken[role]
        ) : (
          <Inline $gap="xs">
            {spoken[role]}
            <Button
              variant="quiet"
              aria-label={`Make ${email} a ${otherRole[role]}`}
              busy={change.isPending && change.variables.userId === id}
              onClick={() => change.mutate({ restaurantId, userId: id, role: otherRole[role] })}
            >
              Make {otherRole[role]}
            </Button>
          </Inline>
        ),
    },
    {
      key: 'remove',
      header: 'Remove',
      cell: (person) =>
        person.role === 'owner' ? (
          '–'
        ) : (
          <Button
            variant="quiet"
            aria-label={`${person.isInvited ? 'Withdraw' : 'Remove'} ${person.email}`}
            busy={remove.isPending && remove.variables.id === person.id}
            onClick={() => void askToRemove(person)}
          >
            {person.isInvited ? 'Withdraw' : 'Remove'}
          </Button>
        ),
    },
  ];
  return (
    <Section
      title="Staff"
      lead="Managers run reservations, guests, floor plans and settings; hosts run reservations and guests."
    >
      <Stack $gap="md">
        {data ? (
          <Table caption="Who works here" columns={columns} rows={data} rowKey={({ id }) => id} />
        ) : error ? (
          <ErrorPanel message="Your staff could not be loaded." retry={() => void refetch()} />
        ) : (
          <LoadingPanel text="Loading staff..." />
        )}
        <InviteForm restaurantId={restaurantId} onInvited={() => void refresh()} />
      </Stack>
    </Section>
  );
}
