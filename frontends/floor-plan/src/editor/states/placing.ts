import { toPlan } from '../../model/camera';
import { add, distance, subtract, toStep } from '../../model/geometry';
import type { Piece } from '../../model/document';
import { gridStep } from '../../model/snapping';
import type { Editor } from '../editor';
import { dragThreshold } from '../input';
import type { PointerInput } from '../input';
import type { ToolState } from './tool-state';

/** A piece of the background follows the pointer; its upper left corner snaps to the grid. */
export function placing(editor: Editor, origin: PointerInput, piece: Piece): ToolState {
  const { camera, piece: before } = editor.state;
  editor.setSession({ piece: piece.id });
  let moved = false;
  const state: ToolState = {
    name: 'placing',
    move: (pointer) => {
      if (!moved && distance(pointer.at, origin.at) < dragThreshold(pointer.kind)) return state;
      moved = true;
      const to = add(piece, subtract(toPlan(pointer.at, camera), toPlan(origin.at, camera)));
      const snaps = editor.state.snapping && !pointer.alt;
      const onGrid = (at: number, size: number): number =>
        snaps ? toStep(at - size / 2, gridStep) + size / 2 : at;
      const place = { x: onGrid(to.x, piece.width), y: onGrid(to.y, piece.height) };
      editor.showGesture({ piece: { ...piece, ...place } });
      return state;
    },
    up: () => {
      editor.commitGesture();
      return 'over';
    },
    cancel: () => {
      editor.discardGesture();
      editor.setSession({ piece: before });
    },
  };
  return state;
}
