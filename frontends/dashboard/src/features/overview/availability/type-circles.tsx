import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { SlotLoad, TypeLoad } from './slot-load';
import { t } from '../texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.md} ${space.lg};
  list-style: none;
`;

const Header = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs};
  strong {
    font-weight: 600;
  }
  span {
    color: ${color.textMuted};
    font-size: 0.875rem;
    white-space: nowrap;
  }
`;

const Circles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3125rem;
  margin-top: ${space.xxs};
  i {
    width: 1rem;
    height: 1rem;
    border: 2px solid ${color.control};
    border-radius: 50%;
  }
  .starting {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  .seated {
    border-color: ${color.accent};
    background: repeating-linear-gradient(45deg, ${color.accent} 0 2px, transparent 2px 4px);
  }
`;

const words = ({ type, starting, seated }: TypeLoad): string =>
  t('overview.load.occupied', { occupied: Math.min(type.count, starting + seated), tables: type.count });

/** The tables of a slot by type: a circle for each, filled if occupied, empty if available. */
export const TypeCircles = ({ slot }: { slot: SlotLoad }) => (
  <List>
    {slot.types.map((load) => (
      <li key={load.type.key}>
        <Header>
          <strong>{load.type.label}</strong>
          <span>
            {t('overview.load.seatsEach', { count: load.type.seats })} · {load.percent}%
          </span>
        </Header>
        <Circles role="img" aria-label={words(load)}>
          {circlesOf(load).map((kind, index) => (
            <i key={index} className={kind} />
          ))}
        </Circles>
      </li>
    ))}
  </List>
);

/** One entry per table; if there are more parties than tables (a colleague removed tables), all are filled. */
function circlesOf({ type, starting, seated }: TypeLoad): ('starting' | 'seated' | 'free')[] {
  return Array.from({ length: type.count }, (_, index) =>
    index < seated ? 'seated' : index < seated + starting ? 'starting' : 'free',
  );
}
