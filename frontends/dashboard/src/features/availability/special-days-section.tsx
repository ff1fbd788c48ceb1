import { useState } from 'react';
import { Button, Inline } from '@tablewell/ui';
import { Icon } from '../../lib/icons';
import { useToday } from '../../lib/use-today';
import { Section } from '../../forms/section';
import { HolidayChoice } from './holiday-choice';
import { specialDayDraft } from './rules-draft';
import type { SpecialDayDraft } from './rules-draft';
import { type RulesSectionProps, withChanged, without } from './section-props';
import { SpecialDayCard } from './special-day-card';
import { t } from './texts';

/** Dates with hours, turn times and pacing of their own (AVAIL-5). */
export function SpecialDaysSection({
  draft,
  change,
  problems,
  periods,
  restaurantId,
  timezone,
}: RulesSectionProps & { restaurantId: string; timezone: string }) {
  const [isChoosing, setChoosing] = useState(false);
  const today = useToday(timezone);
  const edit = (key: string, part: Partial<SpecialDayDraft>): void =>
    change({ specialDays: withChanged(draft.specialDays, key, part) });
  return (
    <Section title={t('availability.specialDays.title')} lead={t('availability.specialDays.lead')}>
      {draft.specialDays.map((day, index) => (
        <SpecialDayCard
          key={day.key}
          day={day}
          at={`specialDays[${index}]`}
          name={day.name || t('availability.specialDays.unnamed', { number: index + 1 })}
          periods={periods}
          problems={problems}
          change={(part) => edit(day.key, part)}
          remove={() => change({ specialDays: without(draft.specialDays, day.key) })}
        />
      ))}
      <Inline $gap="xs">
        <Button
          variant="secondary"
          onClick={() => change({ specialDays: [...draft.specialDays, specialDayDraft()] })}
        >
          <Icon name="plus" />
          {t('availability.specialDays.add')}
        </Button>
        <Button variant="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('availability.holidays.title')}
        </Button>
      </Inline>
      {isChoosing && (
        <HolidayChoice
          restaurantId={restaurantId}
          today={today}
          isKnown={(date) => draft.specialDays.some(({ from, until }) => from <= date && date <= until)}
          onChoose={({ name, from, until }) =>
            change({
              specialDays: [...draft.specialDays, specialDayDraft({ name, from, until, closed: true })],
            })
          }
        />
      )}
    </Section>
  );
}
