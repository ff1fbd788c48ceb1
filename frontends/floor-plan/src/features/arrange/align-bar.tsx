import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { align, distribute } from '../../model/arranging';
import type { Alignment } from '../../model/arranging';
import type { CannotCombine } from '../../model/combining';
import type { Table } from '../../model/table';
import { BarButton } from './bar-button';
import { t } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.sm};
  align-items: center;
  min-height: 1.75rem;
  p {
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    gap: 2px;
  }
`;

const alignments: readonly Alignment[] = ['left', 'centre', 'right', 'top', 'middle', 'bottom'];

/** The message that tells why the selected tables cannot be combined; empty if they can. */
function reasonOf(cannot: CannotCombine | undefined): string {
  if (cannot === 'known' || cannot === 'full') return t(`plan.combine.${cannot}`);
  return cannot === 'too many' ? t('plan.combine.tooMany') : '';
}

interface AlignBarProps {
  editor: Editor;
  /** Why the selected tables cannot be combined. */
  cannot: CannotCombine | undefined;
  onChange: (tables: readonly Table[]) => void;
}

/** What is selected; for several tables, how to align and distribute them. */
export function AlignBar({ editor, cannot, onChange }: AlignBarProps) {
  const { size: count } = useEditor(editor, 'selected');
  const reason = count > 1 ? reasonOf(cannot) : '';
  return (
    <Row>
      <p role="status">
        {count === 0
          ? t('plan.select.nothing')
          : reason
            ? t('plan.select.cannot', { count, reason })
            : t('plan.select.count', { count })}
      </p>
      {count > 1 && (
        <div role="group" aria-label={t('plan.align.label')}>
          {alignments.map((alignment) => (
            <BarButton
              key={alignment}
              icon={alignment}
              label={t(`plan.align.${alignment}`)}
              onClick={() => onChange(align(editor.selection, alignment))}
            />
          ))}
          {count > 2 && (
            <>
              <BarButton
                icon="across"
                label={t('plan.align.across')}
                onClick={() => onChange(distribute(editor.selection, 'x'))}
              />
              <BarButton
                icon="down"
                label={t('plan.align.down')}
                onClick={() => onChange(distribute(editor.selection, 'y'))}
              />
            </>
          )}
        </div>
      )}
    </Row>
  );
}
