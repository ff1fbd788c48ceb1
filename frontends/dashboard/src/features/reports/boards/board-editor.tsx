import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, newId } from '@tablewell/api-client';
import {
  Banner,
  Button,
  Checkbox,
  errorsOf,
  Inline,
  notify,
  Stack,
  TextField,
  VisuallyHidden,
  useForm,
} from '@tablewell/ui';
import { useUnsavedChanges } from '../../../lib/leave-guard';
import { messageOf } from '../../../lib/message-of';
import { saveBoard } from './api/boards';
import type { BoardPerson } from './api/boards';
import { longestName, maxPieces, moved, newPiece } from './board';
import type { Board, BoardContent, Piece } from './board';
import { PieceEditor } from './piece-editor';
import { t } from './texts';
import { useDrag } from './use-drag';
import { WeeklyMail } from './weekly-mail';

interface BoardEditorProps {
  restaurantId: string;
  restaurants: readonly { readonly id: string; readonly name: string }[];
  people: readonly BoardPerson[];
  /** Undefined: a new one. */
  board: Board | undefined;
  onSaved: (board: Board) => void;
  /** Leaves without saving; with `again`, the board is read again. */
  onLeave: (again?: boolean) => void;
}

const contentOf = (board: Board | undefined, restaurantId: string): BoardContent => ({
  name: board?.name ?? '',
  isShared: board?.isShared ?? false,
  pieces: board?.pieces ?? [newPiece(newId(), restaurantId)],
  isWeekly: board?.isWeekly ?? false,
  recipientIds: board?.recipientIds ?? [],
});

/** Arranges a board: its name, who sees it, and its pieces (REPORT-12). */
export function BoardEditor(props: BoardEditorProps) {
  const { restaurantId, restaurants, people, board, onSaved, onLeave } = props;
  const form = useForm(() => contentOf(board, restaurantId));
  const { values } = form;
  const { pieces } = values;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [first] = useState(() => JSON.stringify(values));
  const isChanged = JSON.stringify(values) !== first;
  const save = useMutation({
    mutationFn: () => saveBoard({ restaurantId, board, content: { ...values, name: values.name.trim() } }),
    onSuccess: (saved) => {
      notify(t('boards.saved', { name: saved.name }), { tone: 'success' });
      onSaved(saved);
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['name', 'recipientIds']) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
    },
  });
  useUnsavedChanges(t('boards.unsaved'), isChanged && !save.isSuccess, () => onLeave());
  const isOutdated = save.error instanceof ApiError && save.error.body.code === 'board-changed';

  const put = (next: readonly Piece[]) => form.change({ pieces: next });
  function move(from: number, to: number): void {
    const next = moved(pieces, from, to);
    const piece = pieces[from];
    if (next === pieces || !piece) return;
    put(next);
    setSaid(
      t('boards.movedTo', { piece: t(`boards.kind.${piece.kind}`), place: to + 1, count: pieces.length }),
    );
  }
  const take = useDrag(list, move);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (values.name.trim() === '') return void form.refuse({ name: t('boards.nameMissing') });
    if (!save.isPending) save.mutate();
  }

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={submit}
      aria-label={board ? t('boards.arrangeNamed', { name: board.name }) : t('boards.new')}
    >
      <Stack $gap="lg">
        <TextField
          {...form.text('name')}
          label={t('boards.name')}
          maxLength={longestName}
          autoComplete="off"
        />
        {(board?.isOwn ?? true) && (
          <Checkbox
            label={t('boards.share')}
            checked={values.isShared}
            onChange={({ target }) => form.change({ isShared: target.checked })}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Stack as="ol" ref={list} $gap="md" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {pieces.map((piece, place) => (
            <li key={piece.id}>
              <PieceEditor
                {...{ piece, place, restaurants, restaurantId }}
                count={pieces.length}
                onChange={(next) => put(pieces.map((each) => (each.id === piece.id ? next : each)))}
                onMove={(to) => move(place, to)}
                onTake={take(place)}
                onRemove={() => put(pieces.filter(({ id }) => id !== piece.id))}
              />
            </li>
          ))}
        </Stack>
        <Inline>
          <Button
            variant="secondary"
            disabled={pieces.length >= maxPieces}
            onClick={() => put([...pieces, newPiece(newId(), restaurantId)])}
          >
            {t('boards.add')}
          </Button>
          {pieces.length >= maxPieces && <span>{t('boards.full', { count: maxPieces })}</span>}
        </Inline>
        <WeeklyMail
          isOn={values.isWeekly}
          {...{ recipientIds: values.recipientIds, people }}
          error={form.errors.recipientIds}
          onChange={form.change}
        />
        {save.error && !form.errors.name && !form.errors.recipientIds && (
          <Banner tone="danger" role="alert">
            <Stack $gap="sm">
              <p>{messageOf(save.error)}</p>
              {isOutdated && (
                <div>
                  <Button variant="secondary" onClick={() => onLeave(true)}>
                    {t('boards.loadAgain')}
                  </Button>
                </div>
              )}
            </Stack>
          </Banner>
        )}
        <Inline>
          <Button type="submit" busy={save.isPending}>
            {t('boards.save')}
          </Button>
          <Button variant="quiet" onClick={() => onLeave()}>
            {t('boards.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
