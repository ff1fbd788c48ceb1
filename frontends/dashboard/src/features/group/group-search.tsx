import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, ErrorPanel, Inline, Stack, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { shortDate } from '../../lib/calendar';
import { clock } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { SearchBox } from '../../lib/search-box';
import { useSearchWords } from '../../lib/use-search-words';
import { searchGroup } from './api/search';
import type { Found } from './api/search';
import type { RestaurantOfGroup } from '../../parts/group/overview';
import { t } from '../../parts/group/texts';
import { useOpenRestaurant } from '../../parts/group/use-open-restaurant';

const fewest = 2;
/** The most restaurants of one search. */
const mostRestaurants = 500;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  list-style: none;
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Hit = styled.button`
  display: grid;
  gap: 0 ${space.sm};
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space.xs} ${space.md};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

/** Finds reservations in all restaurants by name, phone or id; one of them opens where it is (GROUP-5). */
export function GroupSearch({ restaurants }: { restaurants: readonly RestaurantOfGroup[] }) {
  const [typed, setTyped] = useState('');
  const words = useSearchWords(typed);
  const isAsked = words.length >= fewest;
  const ids = restaurants.slice(0, mostRestaurants).map(({ id }) => id);
  const { data, error, refetch } = useQuery({ ...searchGroup(ids, words), enabled: isAsked });
  return (
    <Stack $gap="sm">
      <SearchBox
        label={t('group.search.label')}
        placeholder={t('group.search.placeholder')}
        value={typed}
        onChange={setTyped}
      />
      {isAsked &&
        (data ? (
          <Stack $gap="xs">
            <p role="status">
              {data.found.length === 0
                ? t('group.search.nothing')
                : t('group.search.found', { count: data.found.length })}
              {data.truncated && ` · ${t('group.search.more')}`}
            </p>
            <Hits found={data.found} restaurants={restaurants} />
          </Stack>
        ) : error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : (
          <p role="status">{t('group.search.searching')}</p>
        ))}
    </Stack>
  );
}

function Hits({
  found,
  restaurants,
}: {
  found: readonly Found[];
  restaurants: readonly RestaurantOfGroup[];
}) {
  const openRestaurant = useOpenRestaurant();
  if (found.length === 0) return null;
  return (
    <List aria-label={t('group.search.caption')}>
      {found.map((hit) => {
        const restaurant = restaurants.find(({ id }) => id === hit.restaurantId);
        if (!restaurant) return null;
        const { id, name, size, phoneNumber, date, minute, isCanceled } = hit;
        const time = t('group.search.at', { date: shortDate(date), time: clock.label(minute) });
        return (
          <li key={id}>
            <Hit
              type="button"
              onClick={() => void openRestaurant(restaurant, 'reservations', { q: name || id })}
            >
              <Inline $gap="xs">
                <b>{name}</b>
                {isCanceled && <Badge $tone="neutral">{t('group.search.canceled')}</Badge>}
              </Inline>
              <small>
                {[restaurant.name, time, t('group.seatedOf', { covers: size }), phoneNumber]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Hit>
          </li>
        );
      })}
    </List>
  );
}
