import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Stack, TextField, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening, Joining } from '@tablewell/api-client/book';
import { t } from '../texts';
import { loadQuote } from './api';
import type { Quote } from './api';
import { tablesKey } from './use-line';
import { rangeWords } from './wait-words';

const Told = styled.p`
  font-size: 1.0625rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;

const More = styled.details`
  summary {
    min-height: 2rem;
    cursor: pointer;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    margin: 0;
    padding: 0;
    border: 0;
  }
  label {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    min-height: 2rem;
  }
`;

/** The party stands at the door: a quote that could not be had is asked for again soon, and one on the screen is kept true. */
const askAgainMs = 2_000;
const freshMs = 30_000;

interface JoinFormProps {
  restaurantId: string;
  evening: Evening;
  size: number;
  name: string;
  onJoin: (joining: Joining) => void;
}

/** Puts a walk-in on the waitlist: what to tell it comes first, then one press (WAIT-10). */
export function JoinForm({ restaurantId, evening, size, name, onJoin }: JoinFormProps) {
  const [phone, setPhone] = useState('');
  const [notes, setNotes] = useState('');
  const [isAccessible, setAccessible] = useState(false);
  const [chosenAreas, setChosenAreas] = useState<readonly string[]>([]);
  const [isNameMissing, setNameMissing] = useState(false);
  const areas = [...new Set(evening.tables.map(({ area = '' }) => area).filter(Boolean))];
  const quote = useQuery({
    queryKey: ['wait-quote', restaurantId, size, chosenAreas.join('\n'), tablesKey(evening.parties)],
    queryFn: ({ signal }) => loadQuote(restaurantId, { size, areas: chosenAreas }, signal),
    // A quote that was true a moment ago must not be told.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : freshMs),
  });
  const told = quote.data;
  const join = (): void => {
    if (name.trim() === '') {
      setNameMissing(true);
      return;
    }
    const range = told?.range ? { quote: told.range } : {};
    onJoin({
      size,
      name: name.trim(),
      phone,
      notes,
      areas: chosenAreas,
      isAccessible,
      language: '',
      ...range,
    });
  };
  return (
    <Stack $gap="sm" role="group" aria-label={t('tonight.wait.title')}>
      <Told role="status">
        {quote.isError ? t('tonight.wait.failed') : told ? quoteWords(told) : t('tonight.wait.asking')}
        {told && (
          <small>
            {t('tonight.wait.ahead', { count: told.ahead })} ·{' '}
            {told.isMeasured ? t('tonight.wait.measured') : t('tonight.wait.planned')}
          </small>
        )}
      </Told>
      <More>
        <summary>{t('tonight.wait.more')}</summary>
        <Stack $gap="sm">
          <TextField
            label={t('tonight.wait.phone')}
            type="tel"
            value={phone}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => setPhone(event.target.value)}
          />
          <TextField
            label={t('tonight.wait.notes')}
            value={notes}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setNotes(event.target.value)}
          />
          <label>
            <input
              type="checkbox"
              checked={isAccessible}
              onChange={(event) => setAccessible(event.target.checked)}
            />
            {t('tonight.wait.accessible')}
          </label>
          {areas.length > 1 && (
            <fieldset aria-label={t('tonight.wait.areas')}>
              {areas.map((area) => (
                <label key={area}>
                  <input
                    type="checkbox"
                    checked={chosenAreas.includes(area)}
                    onChange={(event) =>
                      setChosenAreas(
                        event.target.checked
                          ? [...chosenAreas, area]
                          : chosenAreas.filter((one) => one !== area),
                      )
                    }
                  />
                  {area}
                </label>
              ))}
            </fieldset>
          )}
        </Stack>
      </More>
      {isNameMissing && name.trim() === '' && <p role="alert">{t('tonight.wait.nameFirst')}</p>}
      <Button variant="secondary" onClick={join}>
        {t('tonight.wait.add')}
      </Button>
    </Stack>
  );
}

function quoteWords({ range, tables }: Quote): string {
  if (!range) return t('tonight.wait.unknown');
  if (range.until > 0) return t('tonight.wait.quote', { range: rangeWords(range) });
  return tables.length > 0 ? t('tonight.wait.now', { tables: tables.join(' + ') }) : t('tonight.wait.nowAny');
}
