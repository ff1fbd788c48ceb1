import { useSyncExternalStore } from 'react';
import { color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { toCanvas } from '../../model/camera';
import type { Gap } from '../../model/gaps';

const Mark = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  pointer-events: none;
  &[data-axis='x'] {
    height: 9px;
    margin-top: -4px;
    border-inline: 1px solid ${color.danger};
    background: linear-gradient(${color.danger}, ${color.danger}) center / 100% 1px no-repeat;
  }
  &[data-axis='y'] {
    width: 9px;
    margin-left: -4px;
    border-block: 1px solid ${color.danger};
    background: linear-gradient(${color.danger}, ${color.danger}) center / 1px 100% no-repeat;
  }
  span {
    padding: 0 0.25rem;
    border-radius: ${radius.sm};
    background: ${color.danger};
    color: ${color.onDanger};
    font-size: 0.6875rem;
    font-weight: 650;
    line-height: 1.35;
  }
`;

const none: readonly Gap[] = [];

/** Equal gaps beside the dragged tables, with their length in plan units. */
export function GapLayer({ editor }: { editor: Editor }) {
  const gaps = useSyncExternalStore(editor.watchGesture, () => editor.gesture.gaps ?? none);
  const camera = useEditor(editor, 'camera');
  return gaps.map(({ axis, from, to, at }, index) => {
    const start = toCanvas(axis === 'x' ? { x: from, y: at } : { x: at, y: from }, camera);
    const length = (to - from) * camera.zoom;
    return (
      <Mark
        key={index}
        data-axis={axis}
        aria-hidden="true"
        style={{ left: start.x, top: start.y, [axis === 'x' ? 'width' : 'height']: length }}
      >
        <span>{Math.round(to - from)}</span>
      </Mark>
    );
  });
}
