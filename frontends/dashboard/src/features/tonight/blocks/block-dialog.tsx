import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Evening } from '@tablewell/api-client/book';
import {
  Banner,
  Button,
  Dialog,
  Inline,
  Stack,
  TextField,
  color,
  focusFirstInvalid,
  space,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { draftOf, freshValues, longestReason, problemsOf } from './block-form';
import type { BlockErrors, BlockValues } from './block-form';
import { Hint } from './block-fields-style';
import { BlockScope } from './block-scope';
import { partiesAtTables } from './block-words';
import { BlockTimes } from './block-times';
import { ReviewList } from './review-list';
import { useBlocks, useReview } from './use-blocks';
import { t } from '../texts';

/** Always within reach, however many parties there are. */
const Foot = styled(Inline)`
  position: sticky;
  bottom: calc(-1 * ${space.lg});
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.sm} ${space.lg} ${space.md};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

const Affected = styled.strong`
  flex: 0 0 100%;
  color: ${color.warning};
  font-size: 0.9375rem;
`;

interface BlockDialogProps {
  open: boolean;
  restaurantId: string;
  evening: Evening;
  now: number;
  /** The table that was tapped; absent: none. */
  table?: string | undefined;
  onClose: () => void;
}

/** Blocks tables for a while: which, when and why, with the parties that are there then. */
export const BlockDialog = ({ open, onClose, ...rest }: BlockDialogProps) => (
  <Dialog open={open} side title={t('tonight.block.title')} onClose={onClose} headed>
    <Content onClose={onClose} {...rest} />
  </Dialog>
);

function Content({ restaurantId, evening, now, table, onClose }: Omit<BlockDialogProps, 'open'>) {
  const [values, setValues] = useState(() => freshValues(evening, now, table));
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [isMoving, setMoving] = useState(true);
  const { block } = useBlocks(restaurantId);
  const draft = draftOf(values);
  const review = useReview(restaurantId, draft);
  const errors: BlockErrors = tries > 0 ? problemsOf(values) : {};
  const change = (more: Partial<BlockValues>): void => setValues({ ...values, ...more });

  // The errors are rendered by then.
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form);
  }, [tries]);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (draft) block.mutate({ draft, moveParties: isMoving }, { onSuccess: onClose });
    else setTries(tries + 1);
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack $gap="md">
        <Hint>{t('tonight.block.text')}</Hint>
        {evening.tables.length > 0 && (
          <BlockScope evening={evening} values={values} error={errors.tables} onChange={change} />
        )}
        <BlockTimes evening={evening} now={now} values={values} errors={errors} onChange={change} />
        <TextField
          label={t('tonight.block.reason')}
          maxLength={longestReason}
          autoComplete="off"
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {draft && (
          <ReviewList
            review={review.data}
            problem={review.error ? messageOf(review.error) : undefined}
            zone={evening.timezone}
            isMoving={isMoving}
            hasDates={values.first !== values.last}
            onMoving={setMoving}
          />
        )}
        {block.error && (
          <Banner tone="danger" role="alert">
            {messageOf(block.error)}
          </Banner>
        )}
        <Foot $gap="sm">
          {/* The list may be below the fold. */}
          {draft && review.data && review.data.total > 0 && (
            <Affected>{partiesAtTables(review.data.total)}</Affected>
          )}
          <Button type="submit" busy={block.isPending}>
            {t('tonight.block.action')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('tonight.cancel')}
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}
