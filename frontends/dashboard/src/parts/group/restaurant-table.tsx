import { Table, color, radius, space, touchTarget } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { useTabletWide } from '../../lib/use-wide';
import type { RestaurantOfGroup } from './overview';
import { t } from './texts';
import { useOpenRestaurant } from './use-open-restaurant';

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

/** A count that asks for an action is highlighted, unless it is zero. */
const Figure = styled.span`
  &[data-none] {
    color: ${color.textMuted};
    font-weight: 400;
  }
`;

const figures = {
  parties: ({ parties }: RestaurantOfGroup) => parties,
  covers: ({ covers }: RestaurantOfGroup) => covers,
  seated: ({ seatedCovers }: RestaurantOfGroup) => seatedCovers,
  waiting: ({ waiting }: RestaurantOfGroup) => waiting,
  noShows: ({ noShows }: RestaurantOfGroup) => noShows,
  requests: ({ openRequests }: RestaurantOfGroup) => openRequests,
} as const;
type FigureName = keyof typeof figures;
const names = Object.keys(figures) as FigureName[];

const figureOf = (restaurant: RestaurantOfGroup, name: FigureName) => {
  const value = figures[name](restaurant);
  return <Figure data-none={value === 0 || undefined}>{grouped(value)}</Figure>;
};

/** The restaurants in figures, one to a row, or to a card on a phone; a name opens the evening there. */
export function RestaurantTable({ restaurants }: { restaurants: readonly RestaurantOfGroup[] }) {
  const isWide = useTabletWide();
  const openRestaurant = useOpenRestaurant();
  // Restaurants of distant zones may have another day at the moment, which is then said.
  const isOneDay = new Set(restaurants.map(({ date }) => date)).size <= 1;
  const nameOf = (restaurant: RestaurantOfGroup) => (
    <Open
      type="button"
      aria-label={t('group.open', { name: restaurant.name })}
      onClick={() => void openRestaurant(restaurant, 'tonight')}
    >
      {isOneDay
        ? restaurant.name
        : t('group.otherDay', { name: restaurant.name, date: shortDate(restaurant.date) })}
    </Open>
  );
  const columns: Column<RestaurantOfGroup>[] = [
    { key: 'name', header: t('group.restaurant'), namesRow: true, cell: nameOf },
    ...names.map((name) => ({
      key: name,
      header: t(`group.${name}`),
      numeric: true,
      cell: (restaurant: RestaurantOfGroup) => figureOf(restaurant, name),
    })),
  ];
  if (isWide)
    return (
      <Table caption={t('group.caption')} columns={columns} rows={restaurants} rowKey={({ id }) => id} />
    );
  return (
    <Cards aria-label={t('group.caption')}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.id}>
          {nameOf(restaurant)}
          <dl>
            {names.map((name) => (
              <div key={name}>
                <dt>{t(`group.${name}`)}</dt>
                <dd>{figureOf(restaurant, name)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Cards>
  );
}
