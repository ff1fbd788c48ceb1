import type { Evening } from '@tablewell/api-client/book';
import { TextField, ToggleButtons, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockOf } from '../../../lib/clock';
import { endsNextDay, presetsFor } from './block-form';
import type { BlockErrors, BlockValues } from './block-form';
import { Hint, Part } from './block-fields-style';
import { t } from '../texts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};
`;

interface BlockTimesProps {
  evening: Evening;
  now: number;
  values: BlockValues;
  errors: BlockErrors;
  onChange: (more: Partial<BlockValues>) => void;
}

/** The dates, and the time of each of them. */
export function BlockTimes({ evening, now, values, errors, onChange }: BlockTimesProps) {
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
      {endsNextDay(values) && <Hint>{t('tonight.block.nextDay', { time: clockOf(values.until) })}</Hint>}
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
