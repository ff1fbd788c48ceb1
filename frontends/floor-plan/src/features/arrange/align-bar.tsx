import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { align, distribute } from '../../model/arranging';
import type { Alignment } from '../../model/arranging';
import type { CannotCombine } from '../../model/combining';
import type { Table } from '../../model/table';
import { BarButton } from './bar-button';

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

const reasons: Readonly<Record<CannotCombine, string>> = {
  'too few': '',
  'too many': 'at most six can be combined',
  known: 'combined already',
  full: 'there are 100 combinations already',
};

export interface AlignBarProps {
  editor: Editor;
  /** Why the selected tables cannot be combined. */
  cannot: CannotCombine | undefined;
  onChange: (tables: readonly Table[]) => void;
}

/** What is selected; for several tables, how to align and distribute them. */
export function AlignBar({ editor, cannot, onChange }: AlignBarProps) {
  const { size: count } = useEditor(editor, 'selected');
  return (
    <Row>
      <p role="status">
        {count === 0 ? 'Nothing selected' : `${count} selected`}
        {count > 1 && cannot && reasons[cannot] && `, ${reasons[cannot]}`}
      </p>
      {count > 1 && (
        <div role="group" aria-label="Align and distribute">
          {alignments.map((alignment) => (
            <BarButton
              key={alignment}
              icon={alignment}
              label={`Align ${alignment}`}
              onClick={() => onChange(align(editor.selection, alignment))}
            />
          ))}
          {count > 2 && (
            <>
              <BarButton
                icon="across"
                label="Distribute across"
                onClick={() => onChange(distribute(editor.selection, 'x'))}
              />
              <BarButton
                icon="down"
                label="Distribute down"
                onClick={() => onChange(distribute(editor.selection, 'y'))}
              />
            </>
          )}
        </div>
      )}
    </Row>
  );
}
