import { Stack } from '@tablewell/ui';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { BackgroundPanel } from '../background/background-panel';
import { CombinationPanel } from '../combinations/combination-panel';
import { PlanWarnings } from './plan-warnings';

/** The panels of the edit mode below the canvas: warnings and combinations, or the pieces of the background. */
export function EditPanels({ editor }: { editor: Editor }) {
  const layer = useEditor(editor, 'layer');
  if (layer === 'background') return <BackgroundPanel editor={editor} />;
  return (
    <Stack $gap="md">
      <PlanWarnings editor={editor} />
      <CombinationPanel editor={editor} />
    </Stack>
  );
}
