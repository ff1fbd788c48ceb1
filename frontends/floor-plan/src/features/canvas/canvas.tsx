import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Tool } from '../../editor/tool';
import { fit, reveal, toPlan, viewOf, zoomBy } from '../../model/camera';
import type { Camera } from '../../model/camera';
import { boxOfBoxes, grow } from '../../model/geometry';
import type { Box, Size } from '../../model/geometry';
import { boundsOf, isOn, overlapping } from '../../model/outline';
import { gridStep } from '../../model/snapping';
import type { Plan } from '../../model/table';
import type { TableState } from '../../live/table-status';
import { Frame, Surface } from './canvas-style';
import { GestureLayer } from './gesture-layer';
import { GuideLayer } from './guide-layer';
import { LiftedLayer } from './lifted-layer';
import { RenameField } from './rename-field';
import { TableShape } from './table-shape';
import { useMovingNodes } from './use-moving-nodes';
import { onCanvas, usePointer } from './use-pointer';
import { ZoomButtons } from './zoom-buttons';

export interface CanvasProps {
  tool: Tool;
  /** By table id; empty while it is not known. */
  states: ReadonlyMap<string, TableState>;
}

const emptyRoom: Box = { x: 0, y: 0, width: 700, height: 440 };
const margin = 30;
/** What the zoom buttons take at the foot of the canvas, in CSS pixels. */
const foot = 56;
const zoomStep = 1.25;
/** Below this zoom words of their own size cannot be read. */
const far = 0.55;

const roomOf = (plan: Plan): Box =>
  plan.length > 0 ? grow(boxOfBoxes(plan.map(boundsOf)), margin) : emptyRoom;

const sizeOf = (svg: SVGSVGElement | null): Size => ({
  width: svg?.clientWidth || emptyRoom.width,
  height: svg?.clientHeight || emptyRoom.height,
});

/** The grid is the canvas's background: an image that is moved, not lines that are drawn. */
const gridAt = ({ x, y, zoom }: Camera) => {
  const size = gridStep * 5 * zoom;
  return { backgroundSize: `${size}px ${size}px`, backgroundPosition: `${x}px ${y}px` };
};

/** The room, seen from above. */
export function Canvas({ tool, states }: CanvasProps) {
  const { editor } = tool;
  const svg = useRef<SVGSVGElement>(null);
  const { plan, selected, mode, camera, renaming } = useSyncExternalStore(editor.watch, () => editor.state);
  const overlaps = overlapping(plan);
  usePointer(svg, tool);
  useMovingNodes(svg, editor);

  const fitAll = useCallback(() => {
    const { width, height } = sizeOf(svg.current);
    editor.look({ camera: fit(roomOf(editor.state.plan), { width, height: height - foot }) });
  }, [editor]);
  // Editing takes room for the palette, and gives it back.
  useEffect(fitAll, [fitAll, mode]);

  // A table that was just added is out of sight when the room was moved or is large.
  const last = plan.at(-1);
  const count = useRef(plan.length);
  useEffect(() => {
    if (last && plan.length > count.current) {
      editor.look({ camera: reveal(editor.state.camera, grow(boundsOf(last), margin), sizeOf(svg.current)) });
    }
    // What had the focus may be gone with the table, or be disabled: the next key still belongs to the canvas.
    const { activeElement: focused } = document;
    if (plan.length < count.current && (focused === document.body || focused?.matches(':disabled'))) {
      svg.current?.focus({ preventScroll: true });
    }
    count.current = plan.length;
  }, [editor, last, plan.length]);

  const onFocus = useCallback(
    (id: string, event: FocusEvent) => {
      // By keyboard only: a pointer's press has its own way of selecting.
      if (!event.target.matches(':focus-visible')) return;
      const table = editor.state.plan.find((each) => each.id === id);
      if (table) editor.look({ camera: reveal(editor.state.camera, boundsOf(table), sizeOf(svg.current)) });
    },
    [editor],
  );
  const onTableKey = useCallback(
    (id: string, event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      const next = new Set(event.shiftKey ? editor.state.selected : []);
      if (editor.state.selected.has(id)) next.delete(id);
      else next.add(id);
      editor.select(next);
    },
    [editor],
  );
  const rename = renaming === undefined ? undefined : plan.find(({ id }) => id === renaming);
  const zoom = (factor: number) => {
    const { width, height } = sizeOf(svg.current);
    editor.look({ camera: zoomBy(camera, factor, { x: width / 2, y: height / 2 }) });
  };

  return (
    <Frame>
      <Surface
        ref={svg}
        data-mode={mode}
        style={gridAt(camera)}
        role="group"
        aria-label={mode === 'edit' ? 'Canvas, being edited' : 'Canvas'}
        tabIndex={0}
        onDoubleClick={(event) => {
          if (mode !== 'edit' || !svg.current) return;
          const point = toPlan(onCanvas(svg.current, event.clientX, event.clientY), camera);
          const table = plan.findLast((each) => isOn(point, each));
          if (table) editor.look({ renaming: table.id });
        }}
      >
        <g data-far={camera.zoom < far || undefined} transform={viewOf(camera)}>
          {plan.map((table) => (
            <TableShape
              key={table.id}
              table={table}
              state={states.get(table.id)}
              editing={mode === 'edit'}
              selected={selected.has(table.id)}
              overlaps={mode === 'edit' && overlaps.has(table.id)}
              onFocus={onFocus}
              onKey={onTableKey}
            />
          ))}
          <GestureLayer editor={editor} />
        </g>
      </Surface>
      <LiftedLayer camera={camera} far={camera.zoom < far} />
      <GuideLayer editor={editor} />
      {rename && <RenameField key={rename.id} editor={editor} table={rename} />}
      <ZoomButtons onIn={() => zoom(zoomStep)} onOut={() => zoom(1 / zoomStep)} onFit={fitAll} />
    </Frame>
  );
}
