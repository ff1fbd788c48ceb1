import { useSyncExternalStore } from 'react';
import { ToggleButtons, VisuallyHidden, color, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { copiedTables, copySelected, duplicateSelected, paste, watchCopied } from '../../editor/copying';
import { removeTables, replaceTables, rotationStep, turnTables } from '../../model/changes';
import { combine, whyNotCombine } from '../../model/combining';
import type { Table } from '../../model/table';
import { AlignBar } from './align-bar';
import { BarButton } from './bar-button';

/** One row on a tablet; what follows several selected tables comes below it. */
const Rows = styled.div`
  display: grid;
  gap: ${space.xxs};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.xs};
  align-items: center;
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  align-items: center;
  ${media.tablet} {
    & + & {
      padding-left: ${space.xs};
      border-left: 1px solid ${color.border};
    }
  }
`;

const layers = [
  { id: 'tables', label: 'Tables' },
  { id: 'background', label: 'Background' },
] as const;

/** The actions of the selection as buttons, for users without a keyboard or its shortcuts. */
export function EditBar({ editor }: { editor: Editor }) {
  const selected = useEditor(editor, 'selected');
  const snapping = useEditor(editor, 'snapping');
  const history = useEditor(editor, 'history');
  const announcement = useEditor(editor, 'announcement');
  const copied = useSyncExternalStore(watchCopied, copiedTables);
  const layer = useEditor(editor, 'layer');
  const selecting = useEditor(editor, 'selecting');
  const document = useEditor(editor, 'document');
  const count = selected.size;
  const cannot = whyNotCombine(document, [...selected]);
  const onTables = layer === 'tables';
  const put = (tables: readonly Table[]): void =>
    editor.change(replaceTables(editor.state.plan, new Map(tables.map((table) => [table.id, table]))));
  const turn = (degrees: number): void => put(turnTables(editor.selection, degrees));
  const isNone = count === 0;
  return (
    <Rows>
      <Row>
        <Group role="group" aria-label="Editing">
          <ToggleButtons
            label="Layer"
            items={layers}
            selected={layer}
            onSelect={(next) =>
              editor.look({ layer: next, selected: new Set(), piece: undefined, selecting: false })
            }
          />
          <BarButton
            icon="undo"
            label="Undo"
            disabled={history.past.length === 0}
            onClick={() => editor.undo()}
          />
          <BarButton
            icon="redo"
            label="Redo"
            disabled={history.future.length === 0}
            onClick={() => editor.redo()}
          />
          <BarButton
            icon="snap"
            label="Snap"
            aria-pressed={snapping}
            onClick={() => editor.look({ snapping: !snapping })}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Group>
        {onTables && (
          <Group role="group" aria-label="Selection">
            <BarButton
              icon="several"
              label="Select several"
              aria-pressed={selecting}
              onClick={() => editor.look({ selecting: !selecting })}
            />
            <BarButton
              icon="combine"
              label="Combine"
              disabled={cannot !== undefined}
              onClick={() => {
                editor.edit(combine(document, [...selected], editor.newId()));
                editor.look({ announcement: 'Tables combined' });
              }}
            />
            <BarButton
              icon="rotate-left"
              label="Rotate left"
              disabled={isNone}
              onClick={() => turn(-rotationStep)}
            />
            <BarButton
              icon="rotate-right"
              label="Rotate right"
              disabled={isNone}
              onClick={() => turn(rotationStep)}
            />
            <BarButton
              icon="rename"
              label="Rename"
              disabled={count !== 1}
              onClick={() => editor.look({ renaming: [...selected][0] })}
            />
            <BarButton
              icon="duplicate"
              label="Duplicate"
              disabled={isNone}
              onClick={() => duplicateSelected(editor)}
            />
            <BarButton icon="copy" label="Copy" disabled={isNone} onClick={() => copySelected(editor)} />
            <BarButton
              icon="paste"
              label="Paste"
              disabled={copied.length === 0}
              onClick={() => paste(editor)}
            />
            <BarButton
              icon="delete"
              label="Delete"
              disabled={isNone}
              onClick={() => {
                editor.change(removeTables(editor.state.plan, selected));
                editor.select([]);
              }}
            />
          </Group>
        )}
      </Row>
      {onTables && <AlignBar editor={editor} cannot={cannot} onChange={put} />}
    </Rows>
  );
}
