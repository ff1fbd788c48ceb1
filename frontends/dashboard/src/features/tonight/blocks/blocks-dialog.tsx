import { Button, Dialog, EmptyState, Inline, Stack, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Block } from '@tablewell/api-client/book';
import { blockTimes, scopeOf, scopeWithin } from './block-words';
import { t } from '../texts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
    align-items: center;
    justify-content: space-between;
    padding: ${space.sm} 0;
    border-bottom: 1px solid ${color.border};
  }
  li > div:first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

interface BlocksDialogProps {
  open: boolean;
  blocks: readonly Block[];
  zone: string;
  now: number;
  busy: boolean;
  onBlock: () => void;
  onLift: (block: Block, allDates: boolean) => void;
  onClose: () => void;
}

/** The blocks of the date: what, when, why and by whom; each is lifted by one tap. */
export function BlocksDialog({ open, blocks, zone, now, busy, ...on }: BlocksDialogProps) {
  return (
    <Dialog open={open} side title={t('tonight.blocks.title')} onClose={on.onClose} headed>
      <Stack $gap="md">
        {blocks.length === 0 ? (
          <EmptyState title={t('tonight.blocks.none')}>{t('tonight.blocks.noneText')}</EmptyState>
        ) : (
          <List aria-label={t('tonight.blocks.list')}>
            {blocks.map((block) => (
              <li key={block.id}>
                <div>
                  <strong>{scopeOf(block)}</strong>
                  <small>
                    {blockTimes(block, zone)}
                    {block.until <= now && ` · ${t('tonight.blocks.over')}`}
                  </small>
                  {block.reason && <small>{block.reason}</small>}
                  <small>{t('tonight.blocks.by', { by: block.by })}</small>
                </div>
                {block.until > now && <Lift block={block} busy={busy} onLift={on.onLift} />}
              </li>
            ))}
          </List>
        )}
        <Inline $gap="sm">
          <Button onClick={on.onBlock}>{t('tonight.blocks.add')}</Button>
          <Button variant="secondary" onClick={on.onClose}>
            {t('tonight.close')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

interface LiftProps {
  block: Block;
  busy: boolean;
  onLift: (block: Block, allDates: boolean) => void;
}

/** Lifts a block on its date, or on all dates for which it was made. */
function Lift({ block, busy, onLift }: LiftProps) {
  const name = scopeWithin(block);
  return (
    <Inline $gap="xs">
      <Button
        variant="secondary"
        disabled={busy}
        aria-label={t('tonight.blocks.liftLabel', { tables: name })}
        onClick={() => onLift(block, false)}
      >
        {t('tonight.blocks.lift')}
      </Button>
      {block.dates.length > 1 && (
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={t('tonight.blocks.liftAllLabel', { count: block.dates.length, tables: name })}
          onClick={() => onLift(block, true)}
        >
          {t('tonight.blocks.liftAll', { count: block.dates.length })}
        </Button>
      )}
    </Inline>
  );
}
