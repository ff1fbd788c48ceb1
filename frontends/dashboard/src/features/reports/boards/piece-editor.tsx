import { useId } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  Button,
  Card,
  Checkbox,
  Grid,
  Inline,
  SelectField,
  Stack,
  color,
  radius,
  touchTarget,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../../lib/icon-button';
import { hasOwnDays, isComparable, periodNames, pieceKinds, withChoice } from './board';
import type { Piece, PieceKind, PiecePeriod } from './board';
import { t } from './texts';

const Handle = styled.button`
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  border: 1px dashed ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  color: ${color.textMuted};
  cursor: grab;
  /* A finger on it moves the piece instead of the page. */
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;

interface PieceEditorProps {
  piece: Piece;
  /** From 0. */
  place: number;
  count: number;
  restaurants: readonly { readonly id: string; readonly name: string }[];
  /** The restaurant of a piece that was of the whole group. */
  restaurantId: string;
  onChange: (piece: Piece) => void;
  onMove: (to: number) => void;
  /** The pointer took the piece. */
  onTake: (event: PointerEvent<HTMLButtonElement>) => void;
  onRemove: () => void;
}

/** What a piece shows, of which restaurant and days, and its place: by pointer, arrow keys, or buttons. */
export function PieceEditor(props: PieceEditorProps) {
  const { piece, place, count, restaurants, restaurantId, onChange, onMove, onTake, onRemove } = props;
  const hint = useId();
  const label = t(`boards.kind.${piece.kind}`);
  const at = { piece: label, place: place + 1, count };
  const choose = (change: Partial<Piece>) => onChange(withChoice(piece, change, restaurantId));
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(place + by);
  };
  const isKnown = restaurants.some(({ id }) => id === piece.restaurantId);
  return (
    <Card as="section" aria-label={t('boards.piece', at)}>
      <Stack $gap="md">
        <Ends>
          <Inline>
            <Handle
              type="button"
              aria-label={t('boards.move', at)}
              aria-describedby={hint}
              onPointerDown={onTake}
              onKeyDown={moveByKey}
            >
              <span aria-hidden="true">⠿</span>
            </Handle>
            <span id={hint} hidden>
              {t('boards.moveHint')}
            </span>
            <strong>{label}</strong>
          </Inline>
          <Inline>
            <Button
              variant="quiet"
              disabled={place === 0}
              aria-label={t('boards.earlier', at)}
              onClick={() => onMove(place - 1)}
            >
              ↑
            </Button>
            <Button
              variant="quiet"
              disabled={place === count - 1}
              aria-label={t('boards.later', at)}
              onClick={() => onMove(place + 1)}
            >
              ↓
            </Button>
            <IconButton icon="trash" label={t('boards.removePiece', at)} onClick={onRemove} />
          </Inline>
        </Ends>
        <Grid $gap="md">
          <SelectField
            label={t('boards.shows')}
            value={piece.kind}
            onChange={({ target }) => choose({ kind: target.value as PieceKind })}
          >
            {pieceKinds
              .filter((kind) => kind !== 'restaurants' || restaurants.length > 1 || piece.kind === kind)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {t(`boards.kind.${kind}`)}
                </option>
              ))}
          </SelectField>
          {piece.kind !== 'restaurants' && (restaurants.length > 1 || !isKnown) && (
            <SelectField
              label={t('boards.restaurant')}
              value={piece.restaurantId}
              onChange={({ target }) => choose({ restaurantId: target.value })}
            >
              {!isKnown && <option value={piece.restaurantId}>{t('boards.otherRestaurant')}</option>}
              {restaurants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {!hasOwnDays(piece.kind) && (
            <SelectField
              label={t('boards.days')}
              value={piece.period ?? ''}
              onChange={({ target }) => choose({ period: target.value as PiecePeriod })}
            >
              {periodNames.map((name) => (
                <option key={name} value={name}>
                  {t(`boards.period.${name}`)}
                </option>
              ))}
            </SelectField>
          )}
        </Grid>
        <Inline>
          {isComparable(piece) && (
            <Checkbox
              label={t('boards.compared')}
              checked={piece.isCompared}
              onChange={({ target }) => choose({ isCompared: target.checked })}
            />
          )}
          <Checkbox
            label={t('boards.wide')}
            checked={piece.isWide}
            onChange={({ target }) => choose({ isWide: target.checked })}
          />
        </Inline>
      </Stack>
    </Card>
  );
}
