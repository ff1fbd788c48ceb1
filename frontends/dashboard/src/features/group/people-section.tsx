import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ErrorPanel, Inline, LoadingPanel, Table, notify } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { peopleOf, removeFromGroup, setGroupRole } from './api/group';
import type { GivenRole, GroupPerson } from './api/group';
import { t } from './texts';

const given: readonly GivenRole[] = ['host', 'manager'];
const makes = { host: 'group.people.makeHost', manager: 'group.people.makeManager' } as const;
const makesFor = { host: 'group.people.makeHostFor', manager: 'group.people.makeManagerFor' } as const;

const roleLabel = (role: string): string =>
  t(role === 'owner' || role === 'manager' ? `group.role.${role}` : 'group.role.host');

/** Where a person works: in all restaurants, or the names of single ones by role. */
function placesOf({ groupRole, restaurants }: GroupPerson): string {
  if (groupRole) return t('group.people.everywhere', { role: roleLabel(groupRole) });
  const roles = [...new Set(restaurants.map(({ role }) => role))];
  return roles
    .map((role) => {
      const names = restaurants.filter((each) => each.role === role).map(({ name }) => name);
      return t('group.people.at', { role: roleLabel(role), restaurants: names.join(', ') });
    })
    .join(' · ');
}

const isOwner = ({ restaurants }: GroupPerson): boolean => restaurants.some(({ role }) => role === 'owner');
const nameOf = ({ firstName, lastName, email }: GroupPerson) => `${firstName} ${lastName}`.trim() || email;

/** Who works in the restaurants of a group, with a role in all of them or in single ones (GROUP-4). */
export function PeopleSection({ groupId }: { groupId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(peopleOf(groupId));
  const refresh = () => queries.invalidateQueries({ queryKey: peopleOf(groupId).queryKey });
  const fail = (reason: unknown) =>
    void notify(t('group.people.failed', { reason: messageOf(reason) }), { tone: 'danger' });
  const change = useMutation({
    mutationFn: ({ person: { id }, role }: { person: GroupPerson; role: GivenRole }) =>
      setGroupRole({ id, role }),
    onSuccess: (_nothing, { person: { email } }) => {
      notify(t('group.people.changed', { email }), { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: removeFromGroup,
    onSuccess: (_nothing, { email }: GroupPerson) => {
      notify(t('group.people.removed', { email }), { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });

  async function askToRemove(person: GroupPerson): Promise<void> {
    const yes = await confirm({
      title: t('group.people.removeTitle', { name: nameOf(person) }),
      message: t('group.people.removeText'),
      confirmLabel: t('group.people.remove'),
      dangerous: true,
    });
    if (yes) remove.mutate(person);
  }

  const columns: Column<GroupPerson>[] = [
    {
      key: 'person',
      header: t('group.people.person'),
      namesRow: true,
      cell: (person) => <span style={{ overflowWrap: 'anywhere' }}>{nameOf(person)}</span>,
    },
    { key: 'where', header: t('group.people.where'), cell: placesOf },
    {
      key: 'change',
      header: t('group.people.change'),
      cell: (person) =>
        isOwner(person) ? (
          '–'
        ) : (
          <Inline $gap="xs">
            {given
              .filter((role) => role !== person.groupRole)
              .map((role) => (
                <Button
                  key={role}
                  variant="quiet"
                  aria-label={t(makesFor[role], { email: person.email })}
                  busy={
                    change.isPending &&
                    change.variables.person.id === person.id &&
                    change.variables.role === role
                  }
                  onClick={() => change.mutate({ person, role })}
                >
                  {t(makes[role])}
                </Button>
              ))}
            <Button
              variant="quiet"
              aria-label={t('group.people.removeFor', { email: person.email })}
              busy={remove.isPending && remove.variables.id === person.id}
              onClick={() => void askToRemove(person)}
            >
              {t('group.people.remove')}
            </Button>
          </Inline>
        ),
    },
  ];
  return (
    <Section title={t('group.people.title')} lead={t('group.people.lead')}>
      {data ? (
        <Table caption={t('group.people.caption')} columns={columns} rows={data} rowKey={({ id }) => id} />
      ) : error ? (
        <ErrorPanel message={t('group.people.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('group.people.loading')} />
      )}
    </Section>
  );
}
