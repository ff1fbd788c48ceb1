import { Button, Inline, SelectField, Stack } from '@tablewell/ui';
import { announcedMinutes } from '@tablewell/booking-rules/late';
import { isExpected, minuteMs } from '@tablewell/api-client/book';
import type { Party, StepName } from '@tablewell/api-client/book';
import type { StepDetails } from '../steps/use-steps';
import { restStep } from '../model/steps';
import { t } from '../texts';

interface ComingStepsProps {
  party: Party;
  now: number;
  onStep: (step: StepName, details?: StepDetails) => void;
}

/** From here on a host notes that a party comes late, in milliseconds before its time. */
const noteFromMs = 180 * minuteMs;
/** More numbers than these are chosen from a list. */
const maxButtons = 7;

/** How many of a party are here, and in how many minutes a late one comes: a tap each (EVENING-30). */
export function ComingSteps({ party, now, onStep }: ComingStepsProps) {
  const isComing = isExpected(party) && party.startsAt - now <= noteFromMs;
  const mayBePartly = party.size > 1 && !party.id.startsWith('queued:');
  const isPartly = mayBePartly && (isComing || party.stage === 'arrived' || party.peopleHere !== undefined);
  const rest = restStep(party);
  return (
    <Stack $gap="xs">
      {isPartly && <PeopleHere party={party} rest={rest} onStep={onStep} />}
      {isComing && (
        <Inline $gap="xs" role="group" aria-label={t('tonight.coming.title')}>
          <span>{t('tonight.coming.title')}</span>
          {announcedMinutes.map((minutes) => (
            <Button key={minutes} variant="secondary" onClick={() => onStep('late', { minutes })}>
              {t('tonight.coming.minutes', { minutes })}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function PeopleHere({
  party,
  rest,
  onStep,
}: Pick<ComingStepsProps, 'party' | 'onStep'> & { rest: StepName | undefined }) {
  const step = party.stage === 'seated' ? 'seat' : 'arrive';
  const counts = Array.from({ length: party.size - 1 }, (_, index) => index + 1);
  const choose = (peopleHere: number) => onStep(step, { peopleHere });
  return (
    <Inline $gap="xs" role="group" aria-label={t('tonight.here.title')}>
      {counts.length > maxButtons ? (
        <SelectField
          label={t('tonight.here.title')}
          value={String(party.peopleHere ?? '')}
          onChange={(event) => choose(Number(event.target.value))}
        >
          <option value="" disabled />
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      ) : (
        <>
          <span>{t('tonight.here.title')}</span>
          {counts.map((count) => (
            <Button
              key={count}
              variant={party.peopleHere === count ? 'primary' : 'secondary'}
              aria-pressed={party.peopleHere === count}
              onClick={() => choose(count)}
            >
              {count}
            </Button>
          ))}
        </>
      )}
      {rest && (
        <Button variant="secondary" onClick={() => onStep(rest)}>
          {t('tonight.here.all')}
        </Button>
      )}
    </Inline>
  );
}
