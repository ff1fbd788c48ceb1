import { toPlan } from '../../model/camera';
import { rotationStep } from '../../model/changes';
import type { Piece } from '../../model/document';
import { angleOf, toStep, withinOneTurn } from '../../model/geometry';
import { resizePiece } from '../../model/pieces';
import { gridStep } from '../../model/snapping';
import type { Editor } from '../editor';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** A dragged corner resizes a piece; its rotate handle turns it, in steps of 15 degrees. */
export function shaping(
  editor: Editor,
  origin: PointerInput,
  piece: Piece,
  handle: number | 'turn',
): ToolState {
  const { camera } = editor.state;
  const from = angleOf(toPlan(origin.at, camera), piece);

  const shaped = (pointer: PointerInput): Piece => {
    const at = toPlan(pointer.at, camera);
    if (handle === 'turn') {
      const rotation = withinOneTurn(toStep(piece.rotation + angleOf(at, piece) - from, rotationStep));
      return { ...piece, rotation };
    }
    const snaps = editor.state.snapping && !pointer.alt && piece.rotation === 0;
    const corner = snaps ? { x: toStep(at.x, gridStep), y: toStep(at.y, gridStep) } : at;
    return resizePiece(piece, handle, corner);
  };
  const state: ToolState = {
    name: 'shaping',
    move: (pointer) => {
      editor.showGesture({ piece: shaped(pointer) });
      return state;
    },
    up: () => {
      editor.commitGesture();
      return 'over';
    },
    cancel: () => editor.discardGesture(),
  };
  return state;
}
