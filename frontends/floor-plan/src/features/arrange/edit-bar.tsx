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
import { t } from '../../texts';

/** One row on a tablet; the actions for several selected tables are below it. */
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

const layers = ['tables', 'background'] as const;

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
        <Group role="group" aria-label={t('plan.edit.label')}>
          <ToggleButtons
            label={t('plan.edit.layer')}
            items={layers.map((id) => ({ id, label: t(`plan.layer.${id}`) }))}
            selected={layer}
            onSelect={(next) =>
              editor.setSession({ layer: next, selected: new Set(), piece: undefined, selecting: false })
            }
          />
          <BarButton
            icon="undo"
            label={t('plan.edit.undo')}
            disabled={history.past.length === 0}
            onClick={() => editor.undo()}
          />
          <BarButton
            icon="redo"
            label={t('plan.edit.redo')}
            disabled={history.future.length === 0}
            onClick={() => editor.redo()}
          />
          <BarButton
            icon="snap"
            label={t('plan.edit.snap')}
            aria-pressed={snapping}
            onClick={() => editor.setSession({ snapping: !snapping })}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Group>
        {onTables && (
          <Group role="group" aria-label={t('plan.edit.selection')}>
            <BarButton
              icon="several"
              label={t('plan.edit.several')}
              aria-pressed={selecting}
              onClick={() => editor.setSession({ selecting: !selecting })}
            />
            <BarButton
              icon="combine"
              label={t('plan.edit.combine')}
              disabled={cannot !== undefined}
              onClick={() => {
                editor.edit(combine(document, [...selected], editor.newId()));
                editor.setSession({ announcement: t('plan.combination.made') });
              }}
            />
            <BarButton
              icon="rotate-left"
              label={t('plan.edit.rotateLeft')}
              disabled={isNone}
              onClick={() => turn(-rotationStep)}
            />
            <BarButton
              icon="rotate-right"
              label={t('plan.edit.rotateRight')}
              disabled={isNone}
              onClick={() => turn(rotationStep)}
            />
            <BarButton
              icon="rename"
              label={t('plan.edit.rename')}
              disabled={count !== 1}
              onClick={() => editor.setSession({ renaming: [...selected][0] })}
            />
            <BarButton
              icon="duplicate"
              label={t('plan.edit.duplicate')}
              disabled={isNone}
              onClick={() => duplicateSelected(editor)}
            />
            <BarButton
              icon="copy"
              label={t('plan.edit.copy')}
              disabled={isNone}
              onClick={() => copySelected(editor)}
            />
            <BarButton
              icon="paste"
              label={t('plan.edit.paste')}
              disabled={copied.length === 0}
              onClick={() => paste(editor)}
            />
            <BarButton
              icon="delete"
              label={t('plan.edit.delete')}
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
