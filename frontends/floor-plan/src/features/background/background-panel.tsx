import { Banner, Button, radius, space, useTypedValue } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { bookTables, rotationStep } from '../../model/changes';
import type { Piece } from '../../model/document';
import { editPiece, longestLabel, pieceSide, removePiece, tablesToName } from '../../model/pieces';
import { FigureInput } from '../tables/figure-input';
import { PanelTitle, RowForm, RowList } from '../tables/form-style';
import { kindLabel } from './kind-labels';
import { t } from '../../texts';

const List = styled(RowList)`
  > li > button {
    width: 100%;
    min-height: 3rem;
    padding: ${space.xs} ${space.sm};
    border: 0;
    border-radius: ${radius.md};
    background: none;
    text-align: left;
    cursor: pointer;
  }
`;

/** The list of all pieces of the background, with the fields of the selected one. */
export function BackgroundPanel({ editor }: { editor: Editor }) {
  const background = useEditor(editor, 'background');
  const chosen = useEditor(editor, 'piece');
  return (
    <section aria-labelledby="background-title">
      <PanelTitle id="background-title">
        {t('plan.background.title', { count: background.length })}
      </PanelTitle>
      {background.length === 0 ? (
        <p>{t('plan.background.lead')}</p>
      ) : (
        <List>
          {background.map((piece) => (
            <li key={piece.id} data-selected={piece.id === chosen || undefined}>
              <button
                type="button"
                aria-expanded={piece.id === chosen}
                onClick={() => editor.setSession({ piece: piece.id === chosen ? undefined : piece.id })}
              >
                <strong>{kindLabel(piece.kind)}</strong> {piece.label}
              </button>
              {piece.id === chosen && <PieceForm editor={editor} piece={piece} />}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function PieceForm({ editor, piece }: { editor: Editor; piece: Piece }) {
  const plan = useEditor(editor, 'plan');
  const set = (fields: Partial<Piece>, merge?: string): void =>
    editor.edit(editPiece(editor.state.document, piece.id, fields), merge);
  const figure = (field: 'x' | 'y' | 'width' | 'height' | 'rotation', label: string, step: number) => (
    <FigureInput
      label={label}
      step={step}
      most={field === 'width' || field === 'height' ? pieceSide.most : undefined}
      value={piece[field]}
      onCommit={(value) => set({ [field]: value }, `${piece.id}.${field}`)}
    />
  );
  const label = useTypedValue({ value: piece.label, onCommit: (text) => set({ label: text.trim() }) });
  const unnamed = tablesToName(plan, piece);
  return (
    <RowForm>
      <label className="wide">
        <span>{t('plan.piece.label')}</span>
        <input {...label} maxLength={longestLabel} autoComplete="off" />
      </label>
      {figure('x', t('plan.piece.x'), 10)}
      {figure('y', t('plan.piece.y'), 10)}
      {figure('width', t('plan.piece.width'), 10)}
      {figure('height', t('plan.piece.height'), 10)}
      {figure('rotation', t('plan.piece.rotation'), rotationStep)}
      <Button
        className="wide"
        variant="secondary"
        size="small"
        onClick={() => {
          editor.edit(removePiece(editor.state.document, piece.id));
          editor.setSession({ piece: undefined });
        }}
      >
        {t('plan.piece.delete', { kind: kindLabel(piece.kind).toLowerCase() })}
      </Button>
      {unnamed.length > 0 && (
        <div className="wide">
          <Banner
            tone="info"
            actions={
              <Button
                size="small"
                variant="secondary"
                onClick={() =>
                  editor.change(bookTables(plan, new Set(unnamed.map(({ id }) => id)), { area: piece.label }))
                }
              >
                {t('plan.piece.setArea', { area: piece.label })}
              </Button>
            }
          >
            {t('plan.piece.tablesThere', { count: unnamed.length })}
          </Banner>
        </div>
      )}
    </RowForm>
  );
}
