import { toCanvas, toPlan } from '../model/camera';
import { boxOfBoxes, corners, distance, grow, turn } from '../model/geometry';
import type { Point } from '../model/geometry';
import { boundsOf, centreOf, isOn, unturnedBox } from '../model/outline';
import type { Table } from '../model/table';
import type { EditorState } from './editor';
import { handleReach } from './input';
import type { PointerInput } from './input';

export type Target =
  { readonly on: 'background' } | { readonly on: 'handle' } | { readonly on: 'table'; readonly id: string };

/** From the box to its frame, in CSS pixels. */
const frameGap = 6;

/** The frame around a selection: its corners are the rotate handles. One table's frame is turned with it. */
export function frameOf(selection: readonly Table[], zoom: number): Point[] {
  const [only, ...others] = selection;
  if (!only) return [];
  const gap = frameGap / zoom;
  if (others.length > 0) return corners(grow(boxOfBoxes(selection.map(boundsOf)), gap));
  return corners(grow(unturnedBox(only), gap)).map((point) => turn(point, centreOf(only), only.rotation));
}

/** What is under a pointer: handles above tables, later tables above earlier ones. */
export function targetAt(state: EditorState, { at, kind }: Pick<PointerInput, 'at' | 'kind'>): Target {
  const { plan, selected, camera, mode } = state;
  const point = toPlan(at, camera);
  const table = plan.findLast((each) => isOn(point, each));
  if (mode === 'edit' && selected.size > 0) {
    const frame = frameOf(
      plan.filter(({ id }) => selected.has(id)),
      camera.zoom,
    );
    // Inside a table that is selected one drags it, however small it looks; its handles are taken from outside.
    const inside = table !== undefined && selected.has(table.id);
    const near = frame.some((corner) => distance(toCanvas(corner, camera), at) <= handleReach(kind));
    if (near && !inside) return { on: 'handle' };
  }
  return table ? { on: 'table', id: table.id } : { on: 'background' };
}
