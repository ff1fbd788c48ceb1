import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Tool } from '../../editor/tool';
import { toPlan, viewOf } from '../../model/camera';
import { isDirection, neighbor } from '../../model/neighbor';
import { isOn, overlapping } from '../../model/outline';
import type { TableState } from '@tablewell/api-client/book';
import { BackgroundLayer, PieceFrameLayer } from './background-layer';
import { Frame, Surface } from './canvas-style';
import { CombinationLayer } from './combination-layer';
import { GapLayer } from './gap-layer';
import { GestureLayer } from './gesture-layer';
import { gridAt } from './grid';
import { GuideLayer } from './guide-layer';
import { LiftedLayer } from './lifted-layer';
import { RenameField } from './rename-field';
import { TableShape } from './table-shape';
import { useCamera } from './use-camera';
import { useMovingNodes } from './use-moving-nodes';
import { usePan } from './use-pan';
import { onCanvas, usePointer } from './use-pointer';
import { ZoomButtons } from './zoom-buttons';
import { t } from '../../texts';

interface CanvasProps {
  tool: Tool;
  /** The states of tables by id; empty while they are not known. */
  states: ReadonlyMap<string, TableState>;
}

const zoomStep = 1.25;
/** The zoom below which labels in their own size are too small to read. */
const far = 0.55;

/** The canvas of a floor plan. */
export function Canvas({ tool, states }: CanvasProps) {
  const { editor } = tool;
  const svg = useRef<SVGSVGElement>(null);
  const { plan, selected, mode, layer, camera, renaming } = useSyncExternalStore(
    editor.watch,
    () => editor.state,
  );
  const overlaps = overlapping(plan);
  const space = usePointer(svg, tool);
  useMovingNodes(svg, editor);
  usePan(svg, editor);
  const { fitAll, show, zoomAbout } = useCamera(svg, editor);

  // All tables share one tab stop, the table that was focused last. Arrow keys move the focus from there.
  const [lastFocused, setLastFocused] = useState<string>();
  const tabStop = plan.some(({ id }) => id === lastFocused) ? lastFocused : plan[0]?.id;

  // The focused element may have been removed or disabled: the canvas takes the focus, so that keys keep working.
  const count = useRef(plan.length);
  useEffect(() => {
    const { activeElement: focused } = document;
    if (plan.length < count.current && (focused === document.body || focused?.matches(':disabled'))) {
      svg.current?.focus({ preventScroll: true });
    }
    count.current = plan.length;
  }, [plan.length]);

  const onFocus = useCallback(
    (id: string, event: FocusEvent) => {
      setLastFocused(id);
      // For the keyboard only: presses of a pointer select by hit test.
      if (!event.target.matches(':focus-visible')) return;
      const table = editor.state.plan.find((each) => each.id === id);
      if (table) show(table);
    },
    [editor, show],
  );
  const onTableKey = useCallback(
    (id: string, event: KeyboardEvent) => {
      const { plan: tables, selected: chosen, mode: now } = editor.state;
      const { key, type } = event;
      if (type === 'keydown' && isDirection(key) && (now === 'view' || chosen.size === 0)) {
        event.preventDefault();
        const from = tables.find((each) => each.id === id);
        const to = from && neighbor(tables, from, key);
        if (to) svg.current?.querySelector<SVGElement>(`[data-table="${CSS.escape(to.id)}"]`)?.focus();
        return;
      }
      if (key !== 'Enter' && key !== ' ') return;
      if (type === 'keydown') event.preventDefault();
      // The space bar also pans while it is held, so it activates on release, like a button.
      const acts = key === 'Enter' ? type === 'keydown' && !event.repeat : type === 'keyup' && !space.panned;
      if (!acts) return;
      const next = new Set(event.shiftKey ? chosen : []);
      if (chosen.has(id)) next.delete(id);
      else next.add(id);
      editor.select(next);
    },
    [editor, space],
  );
  const rename = renaming === undefined ? undefined : plan.find(({ id }) => id === renaming);
  const onViewKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.shiftKey && event.code === 'Digit1') fitAll();
    else if ((event.ctrlKey || event.metaKey) && event.key === '0') zoomAbout(1 / camera.zoom);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame style={gridAt(camera)} onKeyDown={onViewKey}>
      <Surface
        ref={svg}
        data-mode={mode}
        data-layer={mode === 'edit' ? layer : undefined}
        role="group"
        aria-label={mode === 'edit' ? t('plan.canvas.edited') : t('plan.canvas.label')}
        tabIndex={plan.length === 0 ? 0 : -1}
        onDoubleClick={(event) => {
          if (mode !== 'edit' || layer !== 'tables' || !svg.current) return;
          const point = toPlan(onCanvas(svg.current, event.clientX, event.clientY), camera);
          const table = plan.findLast((each) => isOn(point, each));
          if (table) editor.setSession({ renaming: table.id });
        }}
      >
        <g data-far={camera.zoom < far || undefined} transform={viewOf(camera)}>
          <BackgroundLayer editor={editor} />
          <CombinationLayer editor={editor} />
          {plan.map((table) => (
            <TableShape
              key={table.id}
              table={table}
              state={states.get(table.id)}
              editing={mode === 'edit'}
              selected={selected.has(table.id)}
              tabStop={table.id === tabStop}
              overlaps={mode === 'edit' && overlaps.has(table.id)}
              onFocus={onFocus}
              onKey={onTableKey}
            />
          ))}
          <GestureLayer editor={editor} />
          <PieceFrameLayer editor={editor} />
        </g>
      </Surface>
      <LiftedLayer camera={camera} far={camera.zoom < far} />
      <GuideLayer editor={editor} />
      <GapLayer editor={editor} />
      {rename && <RenameField key={rename.id} editor={editor} table={rename} />}
      <ZoomButtons onIn={() => zoomAbout(zoomStep)} onOut={() => zoomAbout(1 / zoomStep)} onFit={fitAll} />
    </Frame>
  );
}
