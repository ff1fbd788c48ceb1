import { Banner, Button } from '@tablewell/ui';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { byNumber, repeatedNumbers } from '../../model/numbering';
import { overlapping } from '../../model/outline';
import { spreadOut, stacked } from '../../model/stacks';

const listed = new Intl.ListFormat('en-US');

/** Warnings about a plan. They do not prevent saving, so that an unfinished plan can be kept. */
export function PlanWarnings({ editor }: { editor: Editor }) {
  const plan = useEditor(editor, 'plan');
  const over = overlapping(plan);
  const repeated = repeatedNumbers(plan);
  const piled = stacked(plan);
  if (over.size === 0 && repeated.length === 0) return null;
  const numbers = plan
    .filter(({ id }) => over.has(id))
    .sort(byNumber)
    .map(({ number }) => number || 'without number');
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        piled.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => editor.change(spreadOut(plan))}>
            Put them side by side
          </Button>
        )
      }
    >
      {over.size > 0 && <p>Tables overlap: {listed.format(numbers)}.</p>}
      {piled.length > 0 && (
        <p>
          {piled.length + 1} tables stand on one point, so that only one is seen: drag the upper one away, or
          put them side by side.
        </p>
      )}
      {repeated.length > 0 && <p>More than one table has the number {listed.format(repeated)}.</p>}
    </Banner>
  );
}
