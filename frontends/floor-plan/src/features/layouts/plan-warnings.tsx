import { Banner, Button } from '@tablewell/ui';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { byNumber, repeatedNumbers } from '../../model/numbering';
import { overlapping } from '../../model/outline';
import { spreadOut, stacked } from '../../model/stacks';
import { inLocale, t } from '../../texts';

const listed = inLocale((locale) => new Intl.ListFormat(locale));

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
    .map(({ number }) => number || t('plan.table.withoutNumber'));
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        piled.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => editor.change(spreadOut(plan))}>
            {t('plan.warning.spread')}
          </Button>
        )
      }
    >
      {over.size > 0 && <p>{t('plan.warning.overlap', { numbers: listed().format(numbers) })}</p>}
      {piled.length > 0 && <p>{t('plan.warning.piled', { count: piled.length + 1 })}</p>}
      {repeated.length > 0 && <p>{t('plan.warning.repeated', { repeated: listed().format(repeated) })}</p>}
    </Banner>
  );
}
