import { Button } from '@tablewell/ui';
import type { ReactNode } from 'react';
import type { Editor } from '../../editor/editor';
import { editTable, removeTables, rotationStep } from '../../model/changes';
import { shapes } from '@tablewell/api-client/floor';
import type { Table } from '../../model/table';
import { FigureInput } from './figure-input';
import { RowForm } from './form-style';
import { NumberInput } from './number-input';
import { t } from '../../texts';

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
      value={table[field]}
      onCommit={(value) => set({ [field]: value }, `${table.id}.${field}`)}
    />
  );
  return (
    <RowForm>
      <label>
        <span>{t('plan.table.numberShort')}</span>
        <NumberInput
          label={t('plan.table.numberOf', { number: table.number })}
          value={table.number}
          onCommit={(number) => set({ number })}
        />
      </label>
      <label>
        <span>{t('plan.table.type')}</span>
        <select value={table.type} onChange={(event) => set({ type: event.target.value })}>
          {shapes.map(({ kind: { component, label } }) => (
            <option key={component} value={component}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {figure('x', t('plan.table.x'), 10)}
      {figure('y', t('plan.table.y'), 10)}
      {figure('rotation', t('plan.piece.rotation'), rotationStep)}
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
        {t('plan.table.deleteNumber', { number: table.number })}
      </Button>
    </RowForm>
  );
}
