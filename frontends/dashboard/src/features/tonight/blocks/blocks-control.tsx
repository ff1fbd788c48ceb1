import { Banner, Button } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Block, Evening } from '@tablewell/api-client/evening';
import { clockAt } from '../words';
import { BlockDialog } from './block-dialog';
import { BlocksDialog } from './blocks-dialog';
import { useBlocks } from './use-blocks';

/** Among the actions; the banner takes a line of its own. */
const Place = styled.div`
  &[data-everything] {
    flex: 1 1 100%;
  }
`;

/** Which dialog of blocks is open: the list, or the form for a table or for any. */
export type OpenBlocks =
  { readonly kind: 'blocks' } | { readonly kind: 'block'; readonly table?: string | undefined };

export interface BlocksControlProps {
  restaurantId: string;
  evening: Evening;
  now: number;
  open: OpenBlocks | undefined;
  onOpen: (open: OpenBlocks | undefined) => void;
}

const noBlocks: readonly Block[] = [];

/** Blocks tables, and shows how many blocks the date has; while everything is blocked, says until when. */
export function BlocksControl({ restaurantId, evening, now, open, onOpen }: BlocksControlProps) {
  const { blocks = noBlocks, timezone: zone } = evening;
  const { lift } = useBlocks(restaurantId);
  const current = blocks.filter(({ until }) => until > now);
  const everything = current.find(({ isEverything, from }) => isEverything && from <= now);
  const close = (): void => onOpen(undefined);
  const list = (): void => onOpen({ kind: 'blocks' });
  return (
    <Place data-everything={everything ? '' : undefined}>
      {everything ? (
        <Banner
          tone="warning"
          role="status"
          title={`The whole restaurant is blocked until ${clockAt(everything.until, zone)}`}
          actions={
            <Button variant="secondary" onClick={list}>
              Blocks ({current.length})
            </Button>
          }
        >
          {everything.reason || `Blocked by ${everything.by}. You can still seat and book parties.`}
        </Banner>
      ) : current.length > 0 ? (
        <Button variant="secondary" onClick={list}>
          Blocks ({current.length})
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onOpen({ kind: 'block' })}>
          Block tables
        </Button>
      )}
      <BlocksDialog
        open={open?.kind === 'blocks'}
        blocks={blocks}
        zone={zone}
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
    </Place>
  );
}
