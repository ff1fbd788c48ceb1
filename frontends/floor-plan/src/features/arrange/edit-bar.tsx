import { useSyncExternalStore } from 'react';
import { Button, Checkbox, Inline, ToggleButtons, VisuallyHidden, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { copiedTables, copySelected, duplicateSelected, paste, watchCopied } from '../../editor/copying';
import { removeTables, replaceTables, rotationStep, turnTables } from '../../model/changes';
import { align, distribute } from '../../model/arranging';
import { combine, whyNotCombine } from '../../model/combining';
import type { CannotCombine } from '../../model/combining';
import type { Alignment } from '../../model/arranging';
import type { Table } from '../../model/table';

const Count = styled.p`
  min-width: 6rem;
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.xs};
  /* The space for an error message would push the checkbox up, which never has one. */
  p:empty {
    display: none;
  }
`;

const alignments: readonly [Alignment, string][] = [
  ['left', 'Left'],
  ['centre', 'Centre'],
  ['right', 'Right'],
  ['top', 'Top'],
  ['middle', 'Middle'],
  ['bottom', 'Bottom'],
];

const layers = [
  { id: 'tables', label: 'Tables' },
  { id: 'background', label: 'Background' },
] as const;

const reasons: Readonly<Record<CannotCombine, string>> = {
  'too few': '',
  'too many': 'at most six can be combined',
  known: 'combined already',
  full: 'there are 100 combinations already',
};

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
  const small = { variant: 'secondary', size: 'small' } as const;
  return (
    <Rows>
      <Inline $gap="xs" role="group" aria-label="Editing">
        <ToggleButtons
          label="Layer"
          items={layers}
          selected={layer}
          onSelect={(next) =>
            editor.look({ layer: next, selected: new Set(), piece: undefined, selecting: false })
          }
        />
        <Button {...small} disabled={history.past.length === 0} onClick={() => editor.undo()}>
          Undo
        </Button>
        <Button {...small} disabled={history.future.length === 0} onClick={() => editor.redo()}>
          Redo
        </Button>
        <Checkbox
          label="Snap"
          checked={snapping}
          onChange={(event) => editor.look({ snapping: event.target.checked })}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Inline>
      {onTables && (
        <Inline $gap="xs" role="group" aria-label="Selection">
          <Count role="status">
            {count === 0 ? 'Nothing selected' : `${count} selected`}
            {count > 1 && cannot && reasons[cannot] && `, ${reasons[cannot]}`}
          </Count>
          <Button
            {...small}
            variant={selecting ? 'primary' : 'secondary'}
            aria-pressed={selecting}
            onClick={() => editor.look({ selecting: !selecting })}
          >
            Select several
          </Button>
          <Button
            {...small}
            disabled={cannot !== undefined}
            onClick={() => {
              editor.edit(combine(document, [...selected], editor.newId()));
              editor.look({ announcement: 'Tables combined' });
            }}
          >
            Combine
          </Button>
          <Button
            {...small}
            disabled={count === 0}
            onClick={() => put(turnTables(editor.selection, -rotationStep))}
          >
            Rotate left
          </Button>
          <Button
            {...small}
            disabled={count === 0}
            onClick={() => put(turnTables(editor.selection, rotationStep))}
          >
            Rotate right
          </Button>
          <Button
            {...small}
            disabled={count !== 1}
            onClick={() => editor.look({ renaming: [...selected][0] })}
          >
            Rename
          </Button>
          <Button {...small} disabled={count === 0} onClick={() => duplicateSelected(editor)}>
            Duplicate
          </Button>
          <Button {...small} disabled={count === 0} onClick={() => copySelected(editor)}>
            Copy
          </Button>
          <Button {...small} disabled={copied.length === 0} onClick={() => paste(editor)}>
            Paste
          </Button>
          <Button
            {...small}
            disabled={count === 0}
            onClick={() => {
              editor.change(removeTables(editor.state.plan, selected));
              editor.select([]);
            }}
          >
            Delete
          </Button>
        </Inline>
      )}
      {onTables && count > 1 && (
        <Inline $gap="xs" role="group" aria-label="Align and distribute">
          {alignments.map(([alignment, label]) => (
            <Button
              key={alignment}
              {...small}
              aria-label={`Align ${label.toLowerCase()}`}
              onClick={() => put(align(editor.selection, alignment))}
            >
              {label}
            </Button>
          ))}
          {count > 2 && (
            <>
              <Button {...small} onClick={() => put(distribute(editor.selection, 'x'))}>
                Distribute across
              </Button>
              <Button {...small} onClick={() => put(distribute(editor.selection, 'y'))}>
                Distribute down
              </Button>
            </>
          )}
        </Inline>
      )}
    </Rows>
  );
}
