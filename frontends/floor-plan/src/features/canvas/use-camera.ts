import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Editor } from '../../editor/editor';
import { fit, reveal, toCanvas, zoomBy } from '../../model/camera';
import type { Camera } from '../../model/camera';
import { boxAround, boxOfBoxes, grow } from '../../model/geometry';
import type { Box, Size } from '../../model/geometry';
import type { Document } from '../../model/document';
import { boundsOf, centreOf } from '../../model/outline';
import { cornersOfPiece } from '../../model/pieces';
import type { Table } from '../../model/table';

const emptyRoom: Box = { x: 0, y: 0, width: 700, height: 440 };
const margin = 30;
/** The height of the zoom buttons at the bottom of the canvas, in CSS pixels. */
const foot = 56;

/** The bounding box of all tables and background pieces. */
function roomOf({ plan, background }: Document): Box {
  const boxes = [...plan.map(boundsOf), ...background.map((piece) => boxAround(cornersOfPiece(piece)))];
  return boxes.length > 0 ? grow(boxOfBoxes(boxes), margin) : emptyRoom;
}

export const sizeOf = (svg: SVGSVGElement | null): Size => ({
  width: svg?.clientWidth || emptyRoom.width,
  height: svg?.clientHeight || emptyRoom.height,
});

const isInSight = (table: Table, camera: Camera, { width, height }: Size): boolean => {
  const { x, y } = toCanvas(centreOf(table), camera);
  return x >= 0 && y >= 0 && x <= width && y <= height;
};

/**
 * The camera of the canvas. The whole plan is fitted at first and, until the user pans or zooms, after each resize. Later
 * a resize keeps the center of the viewport, so that a rotated tablet shows the same tables.
 */
export function useCamera(svg: RefObject<SVGSVGElement | null>, editor: Editor) {
  const fitted = useRef<Camera>(undefined);
  const fitAll = useCallback(() => {
    const { width, height } = sizeOf(svg.current);
    fitted.current = fit(roomOf(editor.state.document), { width, height: height - foot });
    editor.setSession({ camera: fitted.current });
  }, [svg, editor]);

  useEffect(() => {
    fitAll();
    const { current } = svg;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    let size = sizeOf(current);
    const observer = new ResizeObserver(() => {
      const next = sizeOf(current);
      const { camera } = editor.state;
      if (camera === fitted.current) fitAll();
      else {
        const x = camera.x + (next.width - size.width) / 2;
        const y = camera.y + (next.height - size.height) / 2;
        editor.setSession({ camera: { ...camera, x, y } });
      }
      size = next;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [svg, editor, fitAll]);

  const show = useCallback(
    (table: Table) =>
      editor.setSession({
        camera: reveal(editor.state.camera, grow(boundsOf(table), margin), sizeOf(svg.current)),
      }),
    [svg, editor],
  );

  // A table that was just added, or moved by its fields or by keys, may be outside the viewport.
  const before = useRef(editor.state.plan);
  useEffect(
    () =>
      editor.watch(() => {
        const { plan, selected, camera } = editor.state;
        if (plan === before.current) return;
        const added = plan.length === before.current.length + 1;
        before.current = plan;
        const [only, ...others] = added ? plan.slice(-1) : plan.filter(({ id }) => selected.has(id));
        if (!only || others.length > 0) return;
        if (added || !isInSight(only, camera, sizeOf(svg.current))) show(only);
      }),
    [svg, editor, show],
  );
  /** Zooms about the center of the viewport. */
  const zoomAbout = useCallback(
    (factor: number) => {
      const { width, height } = sizeOf(svg.current);
      editor.setSession({ camera: zoomBy(editor.state.camera, factor, { x: width / 2, y: height / 2 }) });
    },
    [svg, editor],
  );
  return { fitAll, show, zoomAbout };
}
