import { memo } from 'react';
import { Banner, Button } from '@tablewell/ui';
import type { Block, Evening } from '@tablewell/api-client/book';
import { clockAt } from '../../../lib/clock';
import { BlockDialog } from './block-dialog';
import { BlocksDialog } from './blocks-dialog';
import { useBlocks } from './use-blocks';
import { t } from '../texts';

/** Which dialog of blocks is open: the list, or the form for a table or for any. */
export type OpenBlocks =
  { readonly kind: 'blocks' } | { readonly kind: 'block'; readonly table?: string | undefined };

const noBlocks: readonly Block[] = [];

interface Shown {
  evening: Evening;
  now: number;
  onOpen: (open: OpenBlocks) => void;
}

/** The blocks that are not over. */
const currentOf = ({ blocks = noBlocks }: Evening, now: number): readonly Block[] =>
  blocks.filter(({ until }) => until > now);

/** Blocks tables, or shows how many blocks the date has. */
export function BlocksButton({ evening, now, onOpen }: Shown) {
  const { length: count } = currentOf(evening, now);
  return (
    <Button variant="secondary" onClick={() => onOpen({ kind: count > 0 ? 'blocks' : 'block' })}>
      {count === 0 ? t('tonight.blocks.short') : t('tonight.blocks.count', { count })}
    </Button>
  );
}

/** Shows until when the whole restaurant is blocked. */
export const BlockedBanner = memo(function BlockedBanner({ evening, now, onOpen }: Shown) {
  const block = currentOf(evening, now).find(({ isEverything, from }) => isEverything && from <= now);
  if (!block) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('tonight.blocks.whole', { time: clockAt(block.until, evening.timezone) })}
      actions={
        <Button variant="secondary" onClick={() => onOpen({ kind: 'blocks' })}>
          {t('tonight.blocks.open')}
        </Button>
      }
    >
      {block.reason || t('tonight.blocks.wholeBy', { by: block.by })}
    </Banner>
  );
});

interface BlocksDialogsProps extends Omit<Shown, 'onOpen'> {
  restaurantId: string;
  open: OpenBlocks | undefined;
  onOpen: (open: OpenBlocks | undefined) => void;
}

/** The list of blocks, and the form for a new one. */
export function BlocksDialogs({ restaurantId, evening, now, open, onOpen }: BlocksDialogsProps) {
  const { lift } = useBlocks(restaurantId);
  const close = (): void => onOpen(undefined);
  return (
    <>
      <BlocksDialog
        open={open?.kind === 'blocks'}
        blocks={evening.blocks ?? noBlocks}
        zone={evening.timezone}
        now={now}
        busy={lift.isPending}
        onBlock={() => onOpen({ kind: 'block' })}
        onLift={(block, allDates) => lift.mutate({ block, allDates })}
        onClose={close}
      />
      <BlockDialog
        open={open?.kind === 'block'}
        restaurantId={restaurantId}
        evening={evening}
        now={now}
        table={open?.kind === 'block' ? open.table : undefined}
        onClose={close}
      />
    </>
  );
}
