import { useId, useState } from 'react';
import { addDays } from '@tablewell/shared/zone';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  LoadingPanel,
  Stack,
  TextField,
  color,
  font,
  space,
  useTypedValue,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { fullDate, within } from '../../../lib/calendar';
import { ZoneNote } from '../../../lib/zone-note';
import { Legend } from './legend';
import { LoadChart } from './load-chart';
import { LoadTable } from './load-table';
import type { DayLoad } from './slot-load';
import { TypeCircles } from './type-circles';
import { useAvailability } from './use-availability';
import { t } from '../texts';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  h2 {
    flex: 1 1 16rem;
    font-family: ${font.display};
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.25;
  }
`;

const Picker = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space.xs};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const SubTitle = styled.h3`
  margin-bottom: ${space.sm};
  font-size: 1rem;
  font-weight: 650;
`;

/** The chosen date may be at most this far ahead. */
const daysAhead = 30;

/** How full a day is by half hours, and which tables are taken. */
export function AvailabilitySection({ restaurantId }: { restaurantId: string }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const { isZoneKnown, today, date, state } = useAvailability(restaurantId, chosen);
  const allowed = { start: today, end: addDays(today, daysAhead) };
  const typed = useTypedValue({
    value: date,
    onCommit: (day) => {
      if (day !== '') setChosen(within(day, allowed));
    },
  });
  const heading =
    date === today ? t('overview.load.titleToday') : t('overview.load.title', { date: fullDate(date) });

  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap="md">
        <Header>
          <h2 id={id}>{heading}</h2>
          <Picker>
            <TextField
              label={t('overview.load.date')}
              type="date"
              required
              readOnly={!isZoneKnown}
              min={allowed.start}
              max={allowed.end}
              {...typed}
            />
            <Button
              variant="secondary"
              disabled={date === today}
              onClick={() => setChosen(undefined)}
              style={{ marginBottom: '0.25rem' }}
            >
              {t('overview.load.today')}
            </Button>
          </Picker>
        </Header>
        <ZoneNote restaurantId={restaurantId} shown="restaurant" />
        {state.kind === 'loading' && <LoadingPanel text={t('overview.load.loading')} />}
        {state.kind === 'none' && (
          <EmptyState
            title={t('overview.load.none')}
            action={
              !state.closed && (
                <Button variant="secondary" onClick={state.retry}>
                  {t('overview.load.retry')}
                </Button>
              )
            }
          >
            {state.closed ? t('overview.load.closed') : t('overview.load.notSetUp')}
          </EmptyState>
        )}
        {state.kind === 'ready' && <Load key={date} load={state.load} label={heading} />}
      </Stack>
    </Card>
  );
}

function Load({ load, label }: { load: DayLoad; label: string }) {
  const [selected, setSelected] = useState<number>();
  const slot = load.slots.find(({ minute }) => minute === selected);
  return (
    <>
      {load.estimated && (
        <Banner tone="info" title={t('overview.load.estimatedTitle')}>
          {t('overview.load.estimatedText')}
        </Banner>
      )}
      <LoadChart load={load} label={label} selected={selected} onSelect={setSelected} />
      <Legend estimated={load.estimated} />
      <LoadTable load={load} caption={label} />
      <div aria-live="polite">
        {load.estimated ? (
          <Muted>{t('overview.load.noTables')}</Muted>
        ) : slot ? (
          <>
            <SubTitle>{t('overview.load.tablesAt', { time: slot.label })}</SubTitle>
            <TypeCircles slot={slot} />
          </>
        ) : (
          <Muted>{t('overview.load.chooseSlot')}</Muted>
        )}
      </div>
    </>
  );
}
