import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ErrorPanel, Inline, LoadingPanel, notify } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { AccessDialog } from './access-dialog';
import { peopleOf, removeFromGroup, setGroupRole } from './api/group';
import type { GivenRole, GroupPerson } from './api/group';
import { nameOf, PeopleList } from './people-list';
import { t } from '../../parts/group/texts';

const given: readonly GivenRole[] = ['host', 'manager'];
const makes = { host: 'group.people.makeHost', manager: 'group.people.makeManager' } as const;
const makesFor = { host: 'group.people.makeHostFor', manager: 'group.people.makeManagerFor' } as const;

/** Who works in the restaurants of a group, with a role in all of them or in single ones (GROUP-4). */
export function PeopleSection({ groupId }: { groupId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(peopleOf(groupId));
  const [limited, setLimited] = useState<GroupPerson>();
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

  const actionsOf = (person: GroupPerson) => (
    <Inline $gap="xs">
      {given
        .filter((role) => role !== person.groupRole)
        .map((role) => (
          <Button
            key={role}
            variant="quiet"
            aria-label={t(makesFor[role], { email: person.email })}
            busy={
              change.isPending && change.variables.person.id === person.id && change.variables.role === role
            }
            onClick={() => change.mutate({ person, role })}
          >
            {t(makes[role])}
          </Button>
        ))}
      <Button
        variant="quiet"
        aria-label={t('group.access.openFor', { email: person.email })}
        onClick={() => setLimited(person)}
      >
        {t('group.access.open')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('group.people.removeFor', { email: person.email })}
        busy={remove.isPending && remove.variables.id === person.id}
        onClick={() => void askToRemove(person)}
      >
        {t('group.people.remove')}
      </Button>
    </Inline>
  );
  return (
    <Section title={t('group.people.title')} lead={t('group.people.lead')}>
      {data ? (
        <>
          <PeopleList people={data} actionsOf={actionsOf} />
          <AccessDialog
            person={limited}
            onClose={() => setLimited(undefined)}
            onSaved={() => {
              notify(t('group.access.saved', { email: limited?.email ?? '' }), { tone: 'success' });
              setLimited(undefined);
              void refresh();
            }}
          />
        </>
      ) : error ? (
        <ErrorPanel message={t('group.people.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('group.people.loading')} />
      )}
    </Section>
  );
}
