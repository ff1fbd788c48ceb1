import { waitlistLimits as limits } from '@tablewell/restaurant-rules/waitlist';
import { Checkbox, SelectField, Stack } from '@tablewell/ui';
import { Section } from '../../forms/section';
import type { Restaurant } from '../../lib/api/list-restaurants';
import type { SectionProps } from './section-props';
import type { WaitlistDraft } from './settings-draft';
import { t } from './texts';
import { WaitlistLink } from './waitlist-link';

const sizes = Array.from({ length: limits.largestParty.max }, (_, index) => index + limits.largestParty.min);
const parties = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200];
const lengths = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];
const doorTables = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20];
const doorLengths = [30, 60, 90, 120, 180, 240, 360, 480, 720];
const upTo = (most: number) => lengths.filter((minutes) => minutes <= most);

type WaitlistFieldsProps = SectionProps & { restaurant: Pick<Restaurant, 'id' | 'name'> };

/**
 * How diners join the waitlist through the link, how long tables are held, and what the door keeps (WAIT-16, WAIT-23,
 * WAIT-25).
 */
export function WaitlistFields({ draft: { waitlist }, change, problems, restaurant }: WaitlistFieldsProps) {
  const set = (part: Partial<WaitlistDraft>) => change({ waitlist: { ...waitlist, ...part } });
  const minutes = (count: number) => t('settings.late.minutes', { count });
  const choice = (name: keyof typeof limits) => ({
    value: waitlist[name],
    error: problems[`waitlist.${name}`],
    onChange: (value: number) => set({ [name]: value }),
  });
  return (
    <Section title={t('settings.waitlist.title')} lead={t('settings.waitlist.lead')}>
      <Stack $gap="sm">
        <Checkbox
          label={t('settings.waitlist.online')}
          checked={waitlist.online}
          error={problems['waitlist.online']}
          onChange={(event) => set({ online: event.target.checked })}
        />
        <Checkbox
          label={t('settings.waitlist.fullStarts')}
          checked={waitlist.fullStarts}
          error={problems['waitlist.fullStarts']}
          onChange={(event) => set({ fullStarts: event.target.checked })}
        />
        <Choice
          label={t('settings.waitlist.largestParty')}
          choices={sizes}
          labelOf={(count) => t('settings.waitlist.people', { count })}
          {...choice('largestParty')}
        />
        <Choice
          label={t('settings.waitlist.mostWaiting')}
          choices={parties}
          labelOf={(count) => t('settings.waitlist.parties', { count })}
          {...choice('mostWaiting')}
        />
        <Choice
          label={t('settings.waitlist.grace')}
          hint={t('settings.waitlist.graceHint')}
          choices={upTo(limits.graceMinutes.max)}
          labelOf={minutes}
          {...choice('graceMinutes')}
        />
        <Choice
          label={t('settings.waitlist.offer')}
          hint={t('settings.waitlist.offerHint')}
          choices={upTo(limits.offerMinutes.max)}
          labelOf={minutes}
          {...choice('offerMinutes')}
        />
        <Choice
          label={t('settings.waitlist.doorTables')}
          hint={t('settings.waitlist.doorHint')}
          choices={doorTables}
          labelOf={(count) => t('settings.waitlist.tables', { count })}
          {...choice('doorTables')}
        />
        {waitlist.doorTables > 0 && (
          <Choice
            label={t('settings.waitlist.doorMinutes')}
            choices={doorLengths}
            labelOf={minutes}
            {...choice('doorMinutes')}
          />
        )}
        <Checkbox
          label={t('settings.waitlist.vipFirst')}
          checked={waitlist.vipFirst}
          error={problems['waitlist.vipFirst']}
          onChange={(event) => set({ vipFirst: event.target.checked })}
        />
        <WaitlistLink restaurant={restaurant} />
      </Stack>
    </Section>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string;
  choices: readonly number[];
  labelOf: (value: number) => string;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

function Choice({ choices, labelOf, value, onChange, ...rest }: ChoiceProps) {
  // A number that was set through the API is kept.
  const shown = [...new Set([...choices, value])].sort((a, b) => a - b);
  return (
    <SelectField {...rest} value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
      {shown.map((each) => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
