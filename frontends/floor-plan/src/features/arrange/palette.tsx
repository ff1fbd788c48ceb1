import { color, font, layer, media, radius, space } from '@tablewell/ui';
import { css, styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { addTable } from '../../model/changes';
import { shapes } from '@tablewell/api-client/floor';
import type { Shape } from '@tablewell/api-client/floor';
import { usePaletteDrag } from './use-palette-drag';
import { t } from '../../texts';

const Title = styled.h2`
  margin-bottom: ${space.xs};
  font: 600 1.125rem/1.3 ${font.display};
`;

const drawn = css`
  width: 3.5rem;
  height: 2.5rem;
  fill: ${color.sunken};
  stroke: ${color.control};
  stroke-width: 3;
`;

/** A scrolling row on a phone, two columns beside the canvas on a wide screen. */
const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 6.5rem;
  gap: ${space.xs};
  padding: 3px;
  overflow-x: auto;
  list-style: none;
  ${media.desktop} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
    grid-auto-columns: auto;
  }
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xxs};
    width: 100%;
    height: 100%;
    min-height: 5.25rem;
    padding: ${space.xs} ${space.xxs};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: 0.8125rem;
    line-height: 1.2;
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  button {
    /* A finger scrolls along the row, and drags across it. */
    touch-action: pan-x;
    ${media.desktop} {
      touch-action: pan-y;
    }
  }
  svg {
    ${drawn}
  }
`;

/** The preview of the table that is dragged from the palette. */
const Ghost = styled.div`
  position: fixed;
  z-index: ${layer.menu};
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  pointer-events: none;
  svg {
    ${drawn}
    transform: translate(-50%, -50%);
    opacity: 0.85;
  }
`;

const Drawing = ({ shape: { box, top, round, seats } }: { shape: Shape }) => (
  <svg
    viewBox={`${-box.width / 2 - 4} ${-box.height / 2 - 4} ${box.width + 8} ${box.height + 8}`}
    aria-hidden="true"
  >
    <path d={seats} />
    {round ? (
      <circle r={top.width / 2} />
    ) : (
      <rect x={-top.width / 2} y={-top.height / 2} width={top.width} height={top.height} rx={8} />
    )}
  </svg>
);

/** The twelve table types; pressing one adds it to the plan and selects it, dragging one adds it where it is dropped. */
export function Palette({ editor }: { editor: Editor }) {
  const add = (type: string): void => {
    const id = editor.newId();
    editor.change(addTable(editor.state.plan, type, id));
    editor.select([id]);
  };
  const drag = usePaletteDrag(editor);
  return (
    <section aria-labelledby="palette-title">
      <Title id="palette-title">{t('plan.table.add')}</Title>
      <List>
        {shapes.map((shape) => (
          <li key={shape.kind.component}>
            <button
              type="button"
              {...drag.grip(shape)}
              // The browser's click at the end of a drag is ignored.
              onClick={() => !drag.justDropped() && add(shape.kind.component)}
            >
              <Drawing shape={shape} />
              {shape.kind.label}
            </button>
          </li>
        ))}
      </List>
      {drag.held && (
        <Ghost ref={drag.ghost} aria-hidden="true">
          <Drawing shape={drag.held} />
        </Ghost>
      )}
    </section>
  );
}
