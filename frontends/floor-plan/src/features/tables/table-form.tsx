import { Button, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import type { Editor } from '../../editor/editor';
import { editTable, removeTables, rotationStep } from '../../model/changes';
import { shapes } from '../../model/shapes';
import type { Table } from '../../model/table';
import { FigureInput } from './figure-input';
import { NumberInput } from './number-input';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs};
  padding: 0 ${space.sm} ${space.sm};
  > .wide {
    grid-column: 1 / -1;
  }
  label span {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  input,
  select {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 ${space.xs};
    border: 1px solid ${color.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: 1rem;
  }
`;

const farthest = 100_000;

/** Moves the focus to the next row, or to the previous one, when the row of a deleted table is removed. */
const focusBeside = (row: Element | null): void =>
  (row?.nextElementSibling ?? row?.previousElementSibling)
    ?.querySelector<HTMLButtonElement>('button')
    ?.focus();

/** All fields of a table, for keyboard users. Each change is shown on the canvas at once and can be undone. */
export function TableForm({ editor, table }: { editor: Editor; table: Table }) {
  const set = (fields: Partial<Table>, merge?: string): void =>
    editor.change(editTable(editor.state.plan, table.id, fields), merge);
  const figure = (field: 'x' | 'y' | 'rotation', label: string, step: number): ReactNode => (
    <FigureInput
      label={label}
      step={step}
      most={farthest}
      value={table[field]}
      onCommit={(value) => set({ [field]: value }, `${table.id}.${field}`)}
    />
  );
  return (
    <Fields>
      <label>
        <span>Number</span>
        <NumberInput
          label={`Number of table ${table.number}`}
          value={table.number}
          onCommit={(number) => set({ number })}
        />
      </label>
      <label>
        <span>Type</span>
        <select value={table.type} onChange={(event) => set({ type: event.target.value })}>
          {shapes.map(({ kind: { component, label } }) => (
            <option key={component} value={component}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {figure('x', 'From the left', 10)}
      {figure('y', 'From the top', 10)}
      {figure('rotation', 'Rotation, degrees', rotationStep)}
      <Button
        className="wide"
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.closest('li'));
          editor.change(removeTables(editor.state.plan, new Set([table.id])));
          editor.select([]);
        }}
      >
        Delete table {table.number}
      </Button>
    </Fields>
  );
}
