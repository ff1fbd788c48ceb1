import { Table, color, radius, space } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useTabletWide } from '../../lib/use-wide';
import type { Person } from './api/staff';
import { t } from './texts';

const Cards = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space.sm};
    justify-items: start;
    padding: ${space.md};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
  }
`;

interface StaffListProps {
  people: readonly Person[];
  columns: readonly Column<Person>[];
}

/** The people of a restaurant, one to a row, or to a card on a phone. */
export function StaffList({ people, columns }: StaffListProps) {
  const isWide = useTabletWide();
  if (isWide)
    return <Table caption={t('staff.caption')} columns={columns} rows={people} rowKey={({ id }) => id} />;
  return (
    <Cards aria-label={t('staff.caption')}>
      {people.map((person) => (
        <li key={person.id}>
          {columns
            // Nothing is given to or taken from the owner.
            .filter(({ key }) => person.role !== 'owner' || key === 'person' || key === 'role')
            .map(({ key, cell }) => (
              <div key={key}>{cell(person)}</div>
            ))}
        </li>
      ))}
    </Cards>
  );
}
