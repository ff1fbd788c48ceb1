import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  Banner,
  Button,
  Dialog,
  Inline,
  SelectField,
  Stack,
  TextField,
  ToggleButtons,
  color,
  focusFirstInvalid,
  space,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening } from '@tablewell/api-client/evening';
import { messageOf } from '../../../lib/message-of';
import { clockOf } from '../words';
import type { BlockErrors, BlockValues } from './block-form';
import { areasOf, draftOf, freshValues, longestReason, presetsFor, problemsOf } from './block-form';
import { ReviewList } from './review-list';
import { TablePicker } from './table-picker';
import { useBlocks, useReview } from './use-blocks';
import { t } from '../texts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};
`;

const Part = styled.fieldset`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  legend {
    margin-bottom: ${space.xxs};
    font-weight: 600;
  }
  > [role='group'] {
    justify-self: start;
    max-width: 100%;
    overflow-x: auto;
  }
`;

/** Always within reach, however many parties there are. */
const Foot = styled(Inline)`
  position: sticky;
  bottom: calc(-1 * ${space.lg});
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.sm} ${space.lg} ${space.md};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
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
          <What evening={evening} values={values} error={errors.tables} onChange={change} />
        )}
        <When evening={evening} now={now} values={values} errors={errors} onChange={change} />
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

interface PartProps {
  evening: Evening;
  values: BlockValues;
  onChange: (more: Partial<BlockValues>) => void;
}

/** Selects tables by number, an area, or everything. */
function What({ evening, values, error, onChange }: PartProps & { error: string | undefined }) {
  const areas = areasOf(evening);
  const kinds = [
    { id: 'tables', label: t('tonight.block.tables') },
    ...(areas.length > 0 ? [{ id: 'area', label: t('tonight.block.area') } as const] : []),
    { id: 'everything', label: t('tonight.block.everything') },
  ] as const;
  return (
    <Part>
      <legend>{t('tonight.block.what')}</legend>
      <ToggleButtons
        label={t('tonight.block.whatLabel')}
        items={kinds}
        selected={values.what}
        onSelect={(what) => onChange({ what })}
      />
      {values.what === 'tables' && (
        <TablePicker
          tables={evening.tables}
          chosen={values.tables}
          error={error}
          onChoose={(tables) => onChange({ tables })}
        />
      )}
      {values.what === 'area' && (
        <SelectField
          label={t('tonight.block.area')}
          value={values.area}
          onChange={(event) => onChange({ area: event.target.value })}
        >
          {areas.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </SelectField>
      )}
    </Part>
  );
}

/** The dates, and the time of each of them. */
function When({ evening, now, values, errors, onChange }: PartProps & { now: number; errors: BlockErrors }) {
  const presets = presetsFor(evening, now);
  const preset = presets.find(({ from, until }) => from === values.from && until === values.until);
  const pick = (id: string): void => {
    const { from, until } = presets.find((each) => each.id === id) ?? values;
    onChange({ from, until });
  };
  return (
    <Part>
      <legend>{t('tonight.block.when')}</legend>
      <ToggleButtons
        label={t('tonight.block.howLong')}
        items={presets}
        selected={preset?.id ?? ''}
        onSelect={pick}
      />
      <Pair>
        <TextField
          label={t('tonight.block.from')}
          type="time"
          value={values.from}
          error={errors.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label={t('tonight.block.until')}
          type="time"
          value={values.until}
          error={errors.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Pair>
      {isNextDay(values) && <Hint>{t('tonight.block.nextDay', { time: clockOf(values.until) })}</Hint>}
      <Pair>
        <TextField
          label={t('tonight.block.firstDate')}
          type="date"
          value={values.first}
          error={errors.first}
          onChange={(event) => {
            const first = event.target.value;
            onChange({ first, last: values.last < first ? first : values.last });
          }}
        />
        <TextField
          label={t('tonight.block.lastDate')}
          type="date"
          min={values.first}
          value={values.last}
          error={errors.last}
          onChange={(event) => onChange({ last: event.target.value })}
        />
      </Pair>
    </Part>
  );
}

const isNextDay = ({ from, until }: BlockValues): boolean =>
  from !== '' && until !== '' && until <= from && until !== '00:00';
