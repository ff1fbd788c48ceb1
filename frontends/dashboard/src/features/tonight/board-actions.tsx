import { Button, ToggleButtons } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { SearchBox } from '../../lib/search-box';
import type { BoardView } from './use-board-view';
import { t } from './texts';

interface BoardActionsProps {
  /** The text in the search field. */
  typed: string;
  onType: (text: string) => void;
  view: BoardView;
  /** Undefined on other days than today, which have no walk-ins. */
  onWalkIn: (() => void) | undefined;
  onBook: () => void;
}

/** The tools in the head of the evening: the search, the choice of a view, and new parties. */
export const BoardActions = ({ typed, onType, view, onWalkIn, onBook }: BoardActionsProps) => (
  <>
    <SearchBox
      label={t('tonight.search.label')}
      placeholder={t('tonight.search.placeholder')}
      value={typed}
      onChange={onType}
    />
    <ToggleButtons
      label={t('tonight.view.label')}
      items={view.offered.map((id) => ({ id, label: t(`tonight.view.${id}`) }))}
      selected={view.selected}
      onSelect={view.select}
    />
    {onWalkIn && (
      <Button aria-label={t('tonight.walkIn.title')} onClick={onWalkIn}>
        <Icon name="plus" />
        <span>{t('tonight.walkIn.title')}</span>
      </Button>
    )}
    <Button variant="secondary" aria-label={t('tonight.newBooking')} onClick={onBook}>
      <Icon name="reservations" />
      <span>{t('tonight.newBooking')}</span>
    </Button>
  </>
);
