import { Button, Inline, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { pieceKinds } from '../../model/document';
import type { PieceKind } from '../../model/document';
import { addPiece, maxPieces, newPiece } from '../../model/pieces';
import { kindLabel } from './kind-labels';
import { t } from '../../texts';

const Title = styled.h2`
  margin-bottom: ${space.xs};
  font: 600 1.125rem/1.3 ${font.display};
`;

interface PiecePaletteProps {
  editor: Editor;
  /** The center of the viewport, where a new piece is added. */
  middle: () => { x: number; y: number };
}

/** The four kinds of pieces; pressing one adds it at the center of the viewport and selects it. */
export function PiecePalette({ editor, middle }: PiecePaletteProps) {
  const count = useEditor(editor, 'background').length;
  const add = (kind: PieceKind): void => {
    const id = editor.newId();
    const { x, y } = middle();
    editor.edit(addPiece(editor.state.document, newPiece(kind, id, { x: Math.round(x), y: Math.round(y) })));
    editor.setSession({ piece: id, announcement: t('plan.piece.added', { kind: kindLabel(kind) }) });
  };
  return (
    <section aria-labelledby="pieces-title">
      <Title id="pieces-title">{t('plan.piece.add')}</Title>
      <Inline $gap="xs">
        {pieceKinds.map((kind) => (
          <Button key={kind} variant="secondary" disabled={count >= maxPieces} onClick={() => add(kind)}>
            {kindLabel(kind)}
          </Button>
        ))}
      </Inline>
    </section>
  );
}
