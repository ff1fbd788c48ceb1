import { memo, useSyncExternalStore } from 'react';
import type { Editor } from '../../editor/editor';
import { turnHandleOf } from '../../editor/hit';
import { useEditor } from '../../editor/use-editor';
import type { Piece } from '../../model/document';
import { cornersOfPiece } from '../../model/pieces';

const handleRadius = 6;
/** The height below which a piece has no room for its label, which is then drawn above it. */
const tall = 26;

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
  const { kind, x, y, width, height, rotation, label } = piece;
  // An area's name is in its corner, where no table hides it; other names are in the middle, or above thin pieces.
  const isArea = kind === 'area';
  const labelY = isArea ? -height / 2 + 22 : height < tall ? -height / 2 - 11 : 0;
  return (
    <g data-piece={kind} transform={`translate(${x} ${y}) rotate(${rotation})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={kind === 'wall' ? 1 : 6} />
      {kind === 'door' && (
        <path
          className="leaf"
          d={`M${-width / 2} ${height / 2}A${width} ${width} 0 0 0 ${width / 2} ${width}`}
        />
      )}
      {label && (
        <text
          y={labelY}
          x={isArea ? -width / 2 + 14 : 0}
          data-corner={isArea || undefined}
          // Labels are never upside down.
          transform={rotation > 90 && rotation < 270 && !isArea ? 'rotate(180)' : undefined}
        >
          {label}
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
