import { useEffect, useRef } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useMayLeave } from '../../lib/leave-guard';
import { selectRestaurant, useRestaurants } from '../../lib/use-restaurants';
import { t } from './texts';

const Strip = styled.div`
  display: flex;
  flex: none;
  gap: ${space.xxs};
  margin-block-end: ${space.xs};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  button {
    flex: none;
    max-width: 14rem;
    min-height: ${touchTarget};
    padding: 0 ${space.sm};
    border: 1px solid transparent;
    border-radius: ${radius.md};
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-weight: 600;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  button:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed='true'] {
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.text};
  }
`;

/** The user's restaurants beside each other: another one is a tap away, and the screen stays what it is (GROUP-6). */
export function RestaurantSwitch() {
  const { all, current } = useRestaurants();
  const mayLeave = useMayLeave();
  const strip = useRef<HTMLDivElement>(null);
  const shown = current?.id;
  useEffect(() => {
    const bar = strip.current;
    const own = bar?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not scrollIntoView: that would scroll the page, too.
    if (bar && own)
      bar.scrollLeft = own.offsetLeft - bar.offsetLeft - (bar.clientWidth - own.clientWidth) / 2;
  }, [shown]);
  if (all.length < 2) return null;
  return (
    <Strip ref={strip} role="group" aria-label={t('restaurantSwitch.label')}>
      {all.map((restaurant) => (
        <button
          key={restaurant.id}
          type="button"
          aria-pressed={restaurant.id === shown}
          onClick={() =>
            void (async () => {
              if (restaurant.id !== shown && (await mayLeave())) selectRestaurant(restaurant);
            })()
          }
        >
          {restaurant.name}
        </button>
      ))}
    </Strip>
  );
}
