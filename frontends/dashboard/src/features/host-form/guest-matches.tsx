import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { RestaurantClock } from '../../lib/service-day';
import type { Guest } from '../guests/guest-cache';
import { visitDate } from '../guests/visit-date';
import { t } from './texts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  button {
    display: flex;
    justify-content: space-between;
    gap: ${space.sm};
    width: 100%;
    min-height: ${touchTarget};
    padding: ${space.xxs} ${space.sm};
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    &:hover {
      background: ${color.sunken};
    }
  }
  span {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

/** More do not fit beside the other fields; typing another letter narrows the list. */
const shown = 4;

interface GuestMatchesProps {
  guests: readonly Guest[];
  /** The name in the form's field. Guests with this name are left out of the suggestions. */
  chosen: string;
  /** Undefined while it is not known. */
  restaurant: RestaurantClock | undefined;
  onChoose: (guest: Guest) => void;
}

/** Known guests that match the typed text. */
export function GuestMatches({ guests, chosen, restaurant, onChoose }: GuestMatchesProps) {
  const offered = guests.filter(({ name }) => name !== chosen).slice(0, shown);
  if (offered.length === 0) return null;
  return (
    <List aria-label={t('hostForm.matches.title')}>
      {offered.map((guest) => (
        <li key={guest.id}>
          <button type="button" onClick={() => onChoose(guest)}>
            {guest.name}
            <span>
              {[
                guest.phoneNumber === 'N/A' ? '' : guest.phoneNumber,
                t('hostForm.matches.visits', { count: guest.visits }),
                guest.lastVisit && restaurant
                  ? t('hostForm.matches.last', { date: visitDate(guest.lastVisit, restaurant) })
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}
