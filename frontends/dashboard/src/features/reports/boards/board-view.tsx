import { useCallback, useState } from 'react';
import { Button, EmptyState, Inline, Stack, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SectionTitle } from '../../../lib/section-title';
import type { Board } from './board';
import { BoardSheet } from './board-sheet';
import { PieceView } from './piece-view';
import { t } from './texts';

const Pieces = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl} ${space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

interface BoardViewProps {
  board: Board;
  /** The names of the user's restaurants, by their ids. */
  names: ReadonlyMap<string, string>;
  onArrange: () => void;
  isLeaving: boolean;
  /** The user does not want its mails any more. */
  onLeave: () => void;
}

/** A board as it is read. */
export function BoardView({ board, names, onArrange, isLeaving, onLeave }: BoardViewProps) {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const { name, pieces, mayChange, isShared, isMailedToMe } = board;
  return (
    <Stack $gap="lg">
      <Inline>
        <SectionTitle>{name}</SectionTitle>
        <span>{t(isShared ? 'boards.isShared' : 'boards.isPrivate')}</span>
        {mayChange && (
          <Button variant="secondary" onClick={onArrange}>
            {t('boards.arrange')}
          </Button>
        )}
        {pieces.length > 0 && (
          <Button variant="secondary" onClick={() => setPrinting(true)}>
            {t('boards.print')}
          </Button>
        )}
      </Inline>
      {isMailedToMe && (
        <Inline>
          <span>{t('boards.mailedToYou')}</span>
          <Button variant="quiet" busy={isLeaving} onClick={onLeave}>
            {t('boards.stopMails')}
          </Button>
        </Inline>
      )}
      {pieces.length === 0 ? (
        <EmptyState title={t('boards.emptyTitle')}>{t('boards.emptyText')}</EmptyState>
      ) : (
        <Pieces>
          {pieces.map((piece) => (
            <li key={piece.id} data-wide={piece.isWide || undefined}>
              <PieceView
                piece={piece}
                restaurant={names.get(piece.restaurantId)}
                isOfSeveral={names.size > 1}
              />
            </li>
          ))}
        </Pieces>
      )}
      {isPrinting && <BoardSheet board={board} names={names} onPrinted={printed} />}
    </Stack>
  );
}
