import { Table, color, radius, space, touchTarget } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { useTabletWide } from '../../lib/use-wide';
import type { House } from './api/group';
import { t } from './texts';
import { useOpenHouse } from './use-open-house';

const Open = styled.button`
  min-height: ${touchTarget};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  font-weight: 650;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${space.xs} ${space.md} ${space.sm};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.xs} ${space.sm};
  }
  dt {
    color: ${color.textMuted};
    font-size: 0.8125rem;
  }
  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

/** What is asked of a host stands out; a zero does not. */
const Figure = styled.span`
  &[data-none] {
    color: ${color.textMuted};
    font-weight: 400;
  }
`;

const figures = {
  parties: ({ parties }: House) => parties,
  covers: ({ covers }: House) => covers,
  seated: ({ seatedCovers }: House) => seatedCovers,
  waiting: ({ waiting }: House) => waiting,
  noShows: ({ noShows }: House) => noShows,
  requests: ({ openRequests }: House) => openRequests,
} as const;
type FigureName = keyof typeof figures;
const names = Object.keys(figures) as FigureName[];

const figureOf = (house: House, name: FigureName) => {
  const value = figures[name](house);
  return <Figure data-none={value === 0 || undefined}>{grouped(value)}</Figure>;
};

/** The restaurants in figures, one to a row, or to a card on a phone; a name opens the evening there. */
export function HouseTable({ houses }: { houses: readonly House[] }) {
  const isWide = useTabletWide();
  const openHouse = useOpenHouse();
  // Restaurants of distant zones may have another day at the moment, which is then said.
  const isOneDay = new Set(houses.map(({ date }) => date)).size <= 1;
  const nameOf = (house: House) => (
    <Open
      type="button"
      aria-label={t('group.open', { name: house.name })}
      onClick={() => void openHouse(house, 'tonight')}
    >
      {isOneDay ? house.name : t('group.otherDay', { name: house.name, date: shortDate(house.date) })}
    </Open>
  );
  const columns: Column<House>[] = [
    { key: 'name', header: t('group.restaurant'), namesRow: true, cell: nameOf },
    ...names.map((name) => ({
      key: name,
      header: t(`group.${name}`),
      numeric: true,
      cell: (house: House) => figureOf(house, name),
    })),
  ];
  if (isWide)
    return <Table caption={t('group.caption')} columns={columns} rows={houses} rowKey={({ id }) => id} />;
  return (
    <Cards aria-label={t('group.caption')}>
      {houses.map((house) => (
        <li key={house.id}>
          {nameOf(house)}
          <dl>
            {names.map((name) => (
              <div key={name}>
                <dt>{t(`group.${name}`)}</dt>
                <dd>{figureOf(house, name)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Cards>
  );
}
