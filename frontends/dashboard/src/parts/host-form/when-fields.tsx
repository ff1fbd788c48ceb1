import { useState } from 'react';
import { Button, TextField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import type { Values } from './form-values';
import { StartPills } from './start-pills';
import type { DayStarts } from './use-starts';
import { t } from './texts';

interface WhenFieldsProps {
  form: Pick<Form<Values>, 'values' | 'errors' | 'text' | 'change'>;
  day: DayStarts;
  /** Whether another date keeps the chosen time. */
  keepsTime: boolean;
}

/** The date, and one of its starts or any other time. */
export function WhenFields({ form, day, keepsTime }: WhenFieldsProps) {
  const { values, errors, change } = form;
  const { time } = values;
  const [ownTime, setOwnTime] = useState(false);
  return (
    <>
      <TextField
        label={t('hostForm.date')}
        type="date"
        {...form.text('date')}
        onChange={(event) => change({ date: event.target.value, time: keepsTime ? time : '' })}
      />
      <StartPills
        starts={day.starts}
        note={day.note}
        error={errors.time}
        chosen={time}
        onChoose={(chosen) => change({ time: chosen })}
      />
      {ownTime || day.closed ? (
        <TextField
          label={t('hostForm.otherTime')}
          hint={t('hostForm.otherTimeHint')}
          type="time"
          step={300}
          value={time}
          onChange={(event) => change({ time: event.target.value })}
        />
      ) : (
        <div>
          <Button variant="quiet" size="small" onClick={() => setOwnTime(true)}>
            {t('hostForm.otherTime')}
          </Button>
        </div>
      )}
    </>
  );
}
