import { memo, useSyncExternalStore } from 'react';
import { drawingOf } from '@tablewell/api-client/floor';
import type { Editor } from '../../editor/editor';
import { turnHandleOf } from '../../editor/hit';
import { useEditor } from '../../editor/use-editor';
import type { Piece } from '../../model/document';
import { cornersOfPiece } from '../../model/pieces';

const handleRadius = 6;

/** The pieces, with the gesture's preview of the dragged one. */
function useShown(editor: Editor): readonly Piece[] {
  const background = useEditor(editor, 'background');
  const held = useSyncExternalStore(editor.watchGesture, () => editor.gesture.piece);
  return background.map((piece) => (piece.id === held?.id ? held : piece));
}

/** Walls, bars, doors and areas behind the tables. */
export function BackgroundLayer({ editor }: { editor: Editor }) {
  const shown = useShown(editor);
  return (
    <g data-part="background" aria-hidden="true">
      {shown.map((piece) => (
        <PieceShape key={piece.id} piece={piece} />
      ))}
    </g>
  );
}

/** Frame and handles of the piece that is edited, in front of the tables. */
export function PieceFrameLayer({ editor }: { editor: Editor }) {
  const shown = useShown(editor);
  const mode = useEditor(editor, 'mode');
  const layer = useEditor(editor, 'layer');
  const chosen = useEditor(editor, 'piece');
  const { zoom } = useEditor(editor, 'camera');
  if (mode !== 'edit' || layer !== 'background') return null;
  const selected = shown.find(({ id }) => id === chosen);
  return selected ? <PieceFrame piece={selected} zoom={zoom} /> : null;
}

const PieceShape = memo(function PieceShape({ piece }: { piece: Piece }) {
  const { transform, box, corner, leaf, label } = drawingOf(piece);
  return (
    <g data-piece={piece.kind} transform={transform}>
      <rect {...box} rx={corner} />
      {leaf && <path className="leaf" d={leaf} />}
      {piece.label && (
        <text x={label.x} y={label.y} data-corner={label.isInCorner || undefined} transform={label.transform}>
          {piece.label}
        </text>
      )}
    </g>
  );
});

function PieceFrame({ piece, zoom }: { piece: Piece; zoom: number }) {
  const frame = cornersOfPiece(piece);
  const turn = turnHandleOf(piece, zoom);
  return (
    <g aria-hidden="true">
      <polygon className="frame" points={frame.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <line className="frame" x1={piece.x} y1={piece.y} x2={turn.x} y2={turn.y} />
      {frame.map(({ x, y }, corner) => (
        <rect
          key={corner}
          className="handle"
          data-handle="resize"
          x={x - handleRadius / zoom}
          y={y - handleRadius / zoom}
          width={(2 * handleRadius) / zoom}
          height={(2 * handleRadius) / zoom}
        />
      ))}
      <circle className="handle" data-handle="rotate" cx={turn.x} cy={turn.y} r={handleRadius / zoom} />
    </g>
  );
}
