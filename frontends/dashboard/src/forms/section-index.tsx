import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { sectionId } from './section';
import { t } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  list-style: none;
`;

const Jump = styled.button`
  min-height: ${touchTarget};
  padding: 0 ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.accent};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;

/** Links to each section of a long page, by its title. */
export const SectionIndex = ({ titles }: { titles: readonly string[] }) => (
  <nav aria-label={t('forms.index.label')}>
    <List>
      {titles.map((title) => (
        <li key={title}>
          <Jump
            type="button"
            onClick={() => {
              const section = document.getElementById(sectionId(title));
              section?.scrollIntoView({ block: 'start' });
              section?.focus({ preventScroll: true });
            }}
          >
            {title}
          </Jump>
        </li>
      ))}
    </List>
  </nav>
);
