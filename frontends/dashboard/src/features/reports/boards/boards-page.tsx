import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@tablewell/federation/router';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Inline,
  LoadingPanel,
  notify,
  Stack,
  ToggleButtons,
} from '@tablewell/ui';
import type { Restaurant } from '../../../lib/api/list-restaurants';
import { useConfirm } from '../../../lib/confirm';
import { useDashboardParams } from '../../../lib/dashboard-params';
import { useMayLeave } from '../../../lib/leave-guard';
import { messageOf } from '../../../lib/message-of';
import { useRestaurants } from '../../../lib/use-restaurants';
import { paths } from '../../../paths';
import { boardsOf, leaveBoard, removeBoard } from './api/boards';
import type { BoardPerson } from './api/boards';
import type { Board } from './board';
import { BoardEditor } from './board-editor';
import { BoardView } from './board-view';
import { t } from './texts';

/** The parameter of the address with the board's id. */
const param = 'board';

/** The own dashboards at a restaurant (REPORT-12). Without the plan, what includes them. */
export function BoardsPage({ restaurant: { id: restaurantId } }: { restaurant: Restaurant }) {
  const { data, error, refetch } = useQuery(boardsOf(restaurantId));
  if (!data)
    return error ? (
      <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
    ) : (
      <LoadingPanel text={t('boards.loadingBoards')} />
    );
  if (data.requiredPlan !== '')
    return (
      <EmptyState
        title={t('boards.upgradeTitle')}
        action={
          <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
            {t('boards.upgrade')}
          </ButtonLink>
        }
      >
        {t('boards.upgradeText')}
      </EmptyState>
    );
  return <Boards restaurantId={restaurantId} boards={data.boards} people={data.people} />;
}

interface BoardsProps {
  restaurantId: string;
  boards: readonly Board[];
  people: readonly BoardPerson[];
}

function Boards({ restaurantId, boards, people }: BoardsProps) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const mayLeave = useMayLeave();
  const { all } = useRestaurants();
  const [params, setParams] = useDashboardParams();
  const [arranged, setArranged] = useState<'new' | 'shown'>();
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const board = boards.find(({ id }) => id === params.get(param)) ?? boards[0];
  const { queryKey } = boardsOf(restaurantId);
  const refresh = () => queries.invalidateQueries({ queryKey });
  const show = (id: string) => {
    setArranged(undefined);
    setParams((now) => {
      now.set(param, id);
      return now;
    });
  };
  const choose = async (id: string) => {
    if (await mayLeave()) show(id);
  };
  const remove = useMutation({
    mutationFn: ({ id }: Board) => removeBoard(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      notify(t('boards.removed', { name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  const leave = useMutation({
    mutationFn: ({ id }: Board) => leaveBoard(restaurantId, id),
    onSuccess: (_nothing, { name }) => {
      notify(t('boards.left', { name }), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  async function askToRemove(removed: Board): Promise<void> {
    const yes = await confirm({
      title: t('boards.remove.title', { name: removed.name }),
      message: t(removed.isShared ? 'boards.remove.shared' : 'boards.remove.own'),
      confirmLabel: t('boards.remove.action'),
      dangerous: true,
    });
    if (yes) remove.mutate(removed);
  }

  const editor = (of: Board | undefined) => (
    <BoardEditor
      key={`${of?.id ?? ''} ${of?.version ?? 0}`}
      restaurantId={restaurantId}
      restaurants={all}
      people={people}
      board={of}
      onSaved={async (saved) => {
        queries.setQueryData(
          queryKey,
          (known) => known && { ...known, boards: withBoard(known.boards, saved) },
        );
        show(saved.id);
      }}
      onLeave={(again) => {
        setArranged(undefined);
        if (again) void refresh();
      }}
    />
  );
  if (arranged === 'new') return editor(undefined);
  if (!board)
    return (
      <EmptyState
        title={t('boards.noneTitle')}
        action={<Button onClick={() => setArranged('new')}>{t('boards.new')}</Button>}
      >
        {t('boards.noneText')}
      </EmptyState>
    );
  return (
    <Stack $gap="xl">
      {arranged === undefined && (
        <Inline>
          {boards.length > 1 && (
            <ToggleButtons
              label={t('boards.choose')}
              items={boards.map(({ id, name }) => ({ id, label: name }))}
              selected={board.id}
              onSelect={(id) => void choose(id)}
            />
          )}
          <Button variant="secondary" onClick={() => setArranged('new')}>
            {t('boards.new')}
          </Button>
          {board.mayChange && (
            <Button variant="quiet" busy={remove.isPending} onClick={() => void askToRemove(board)}>
              {t('boards.remove.named', { name: board.name })}
            </Button>
          )}
        </Inline>
      )}
      {arranged === 'shown' ? (
        editor(board)
      ) : (
        <BoardView
          key={board.id}
          {...{ board, names }}
          onArrange={() => setArranged('shown')}
          isLeaving={leave.isPending}
          onLeave={() => leave.mutate(board)}
        />
      )}
    </Stack>
  );
}

const withBoard = (boards: readonly Board[], saved: Board): readonly Board[] =>
  [...boards.filter(({ id }) => id !== saved.id), saved].sort((a, b) => a.name.localeCompare(b.name));
