import { toCanvas, toPlan } from '../model/camera';
import { add, boxOfBoxes, corners, distance, grow, turn } from '../model/geometry';
import type { Point } from '../model/geometry';
import { boundsOf, centreOf, isOn, unturnedBox } from '../model/outline';
import type { Piece } from '../model/document';
import { cornersOfPiece, isOnPiece } from '../model/pieces';
import type { Table } from '../model/table';
import type { EditorState } from './editor';
import { handleReach } from './input';
import type { PointerInput } from './input';

export type Target =
  | { readonly on: 'background' }
  | { readonly on: 'handle' }
  | { readonly on: 'table'; readonly id: string }
  | { readonly on: 'piece'; readonly piece: Piece }
  /** A corner, by its index in `cornersOfPiece`, or the rotate handle. */
  | { readonly on: 'piece-handle'; readonly piece: Piece; readonly handle: number | 'turn' };

/** The distance from a box to its frame, in CSS pixels. */
const frameGap = 6;

/** The frame around a selection, whose corners are the rotate handles. The frame of a single table has its rotation. */
export function frameOf(selection: readonly Table[], zoom: number): Point[] {
  const [only, ...others] = selection;
  if (!only) return [];
  const gap = frameGap / zoom;
  if (others.length > 0) return corners(grow(boxOfBoxes(selection.map(boundsOf)), gap));
  return corners(grow(unturnedBox(only), gap)).map((point) => turn(point, centreOf(only), only.rotation));
}

/** The hit test of the tables: handles above tables, later tables above earlier ones. */
export function targetAt(state: EditorState, { at, kind }: Pick<PointerInput, 'at' | 'kind'>): Target {
  const { plan, selected, camera, mode, layer } = state;
  if (mode === 'edit' && layer === 'background') return pieceAt(state, at, handleReach(kind));
  const point = toPlan(at, camera);
  const table = plan.findLast((each) => isOn(point, each));
  if (mode === 'edit' && selected.size > 0) {
    const frame = frameOf(
      plan.filter(({ id }) => selected.has(id)),
      camera.zoom,
    );
    // A press inside a selected table drags it, however small it looks; its handles are hit from outside only.
    const inside = table !== undefined && selected.has(table.id);
    const near = frame.some((corner) => distance(toCanvas(corner, camera), at) <= handleReach(kind));
    if (near && !inside) return { on: 'handle' };
  }
  return table ? { on: 'table', id: table.id } : { on: 'background' };
}

/** The distance from a piece's edge to its rotate handle, in CSS pixels. */
const turnGap = 24;

/** The position of a piece's rotate handle: above the middle of its upper side. */
export function turnHandleOf({ x, y, height, rotation }: Piece, zoom: number): Point {
  return turn(add({ x, y }, { x: 0, y: -height / 2 - turnGap / zoom }), { x, y }, rotation);
}

/** The hit test of the background: handles of the selected piece, then pieces, upper ones first. */
function pieceAt({ background, piece: chosen, camera }: EditorState, at: Point, reach: number): Target {
  const isNear = (point: Point): boolean => distance(toCanvas(point, camera), at) <= reach;
  const selected = background.find(({ id }) => id === chosen);
  if (selected) {
    if (isNear(turnHandleOf(selected, camera.zoom)))
      return { on: 'piece-handle', piece: selected, handle: 'turn' };
    const corner = cornersOfPiece(selected).findIndex(isNear);
    if (corner >= 0) return { on: 'piece-handle', piece: selected, handle: corner };
  }
  const point = toPlan(at, camera);
  // A wall is thinner than a finger.
  const found =
    background.findLast((piece) => isOnPiece(point, piece)) ??
    background.findLast((piece) => isOnPiece(point, piece, reach / 2 / camera.zoom));
  return found ? { on: 'piece', piece: found } : { on: 'background' };
}
