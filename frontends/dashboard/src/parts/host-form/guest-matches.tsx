import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from '../../lib/guests/guest-cache';
import { visitDate } from '../../lib/guests/visit-date';
import type { useCombobox } from './use-combobox';
import { noShowsLabel } from '../../lib/diner-words';
import { t } from './texts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.sm};
    width: 100%;
    min-height: ${touchTarget};
    padding: ${space.xxs} ${space.sm};
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
    &:hover,
    &[aria-selected='true'] {
      background: ${color.sunken};
    }
    &[aria-selected='true'] {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
  span {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

interface GuestMatchesProps {
  guests: readonly Guest[];
  /** Undefined while it is not known. */
  restaurant: RestaurantClock | undefined;
  combobox: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId' | 'choose'>;
}

/** Known guests that match the typed text. */
export const GuestMatches = ({ guests, restaurant, combobox }: GuestMatchesProps) => (
  <List role="listbox" id={combobox.listId} aria-label={t('hostForm.matches.title')}>
    {guests.map((guest, index) => (
      <li key={guest.id} role="none">
        <button
          type="button"
          role="option"
          id={combobox.optionId(index)}
          aria-selected={index === combobox.active}
          // The field keeps the focus, and has the keys.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => combobox.choose(index)}
        >
          {guest.name}
          <span>{factsOf(guest, restaurant)}</span>
        </button>
      </li>
    ))}
  </List>
);

const factsOf = (
  { phoneNumber, visits, lastVisit, noShows = 0 }: Guest,
  restaurant: RestaurantClock | undefined,
): string =>
  [
    phoneNumber,
    t('hostForm.matches.visits', { count: visits }),
    noShows > 0 ? noShowsLabel(noShows) : '',
    lastVisit && restaurant ? t('hostForm.matches.last', { date: visitDate(lastVisit, restaurant) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
