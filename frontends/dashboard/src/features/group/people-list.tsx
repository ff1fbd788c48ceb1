import type { ReactNode } from 'react';
import { Table, color, radius, space } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useTabletWide } from '../../lib/use-wide';
import type { GroupPerson } from './api/group';
import { t } from '../../parts/group/texts';

const Cards = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${space.sm} ${space.sm} ${space.xs};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 650;
  }
  p {
    color: ${color.textMuted};
  }
  /* The words of quiet buttons begin where the other lines do. */
  li > div {
    margin-inline-start: calc(-1 * ${space.sm});
  }
`;

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

export const nameOf = ({ firstName, lastName, email }: GroupPerson): string =>
  `${firstName} ${lastName}`.trim() || email;

interface PeopleListProps {
  people: readonly GroupPerson[];
  actionsOf: (person: GroupPerson) => ReactNode;
}

/** The people of a group, one to a row, or to a card on a phone. */
export function PeopleList({ people, actionsOf }: PeopleListProps) {
  const isWide = useTabletWide();
  if (!isWide)
    return (
      <Cards aria-label={t('group.people.caption')}>
        {people.map((person) => (
          <li key={person.id}>
            <b>{nameOf(person)}</b>
            <p>{placesOf(person)}</p>
            {!isOwner(person) && actionsOf(person)}
          </li>
        ))}
      </Cards>
    );
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
      cell: (person) => (isOwner(person) ? '–' : actionsOf(person)),
    },
  ];
  return (
    <Table caption={t('group.people.caption')} columns={columns} rows={people} rowKey={({ id }) => id} />
  );
}
