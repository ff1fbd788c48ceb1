import { Button, ToggleButtons, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { SearchBox } from '../../lib/search-box';
import type { BoardView } from './use-board-view';
import { t } from './texts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  > [role='search'] {
    flex: 1 1 14rem;
  }
`;

interface BoardActionsProps {
  /** The text in the search field. */
  typed: string;
  onType: (text: string) => void;
  view: BoardView;
  /** Undefined on other days than today, which have no walk-ins. */
  onWalkIn: (() => void) | undefined;
  onBook: () => void;
}

/** The row above the evening: the search, new parties, and the choice of a view. */
export const BoardActions = ({ typed, onType, view, onWalkIn, onBook }: BoardActionsProps) => (
  <Actions>
    <SearchBox
      label={t('tonight.search.label')}
      placeholder={t('tonight.search.placeholder')}
      value={typed}
      onChange={onType}
    />
    {onWalkIn && (
      <Button onClick={onWalkIn}>
        <Icon name="plus" />
        {t('tonight.walkIn.title')}
      </Button>
    )}
    <Button variant="secondary" onClick={onBook}>
      {t('tonight.newBooking')}
    </Button>
    <ToggleButtons
      label={t('tonight.view.label')}
      items={view.offered.map((id) => ({ id, label: t(`tonight.view.${id}`) }))}
      selected={view.selected}
      onSelect={view.select}
    />
  </Actions>
);
