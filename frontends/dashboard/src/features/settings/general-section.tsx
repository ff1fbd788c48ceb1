import { Grid, SelectField, TextField } from '@tablewell/ui';
import { dayTurnsAt, seatingMinutes } from '@tablewell/restaurant-rules/hours';
import { clockText } from '@tablewell/shared/calendar';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { AddressNote } from './address-note';
import { CountryOptions, ZoneOptions } from './place-options';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import { clock } from '../../lib/language';
import { t } from './texts';

/** The full hours at which a service day may turn. */
const turns = Array.from({ length: dayTurnsAt.max / 60 + 1 }, (_, hour) => hour * 60);

/** Name, contact data, time zone and turn time. */
export function GeneralSection({
  draft,
  change,
  problems,
  restaurant,
}: SectionProps & { restaurant: Restaurant }) {
  return (
    <Section title={t('settings.general.title')}>
      <Grid $gap="md">
        <TextField
          label={t('settings.general.name')}
          value={draft.name}
          maxLength={100}
          error={problems['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('settings.general.email')}
          type="email"
          value={draft.email}
          error={problems['email']}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          label={t('settings.general.phone')}
          name="phoneNumber"
          type="tel"
          value={draft.phoneNumber}
          error={problems['phoneNumber']}
          onChange={(event) => change({ phoneNumber: event.target.value })}
        />
      </Grid>
      <AddressNote key={restaurant.email} restaurant={restaurant} />
      <Grid $gap="md">
        <SelectField
          label={t('settings.general.zone')}
          name="timezone"
          hint={t('settings.general.zoneHint')}
          value={draft.timezone}
          error={problems['timezone']}
          onChange={(event) => change({ timezone: event.target.value })}
        >
          <ZoneOptions current={draft.timezone} />
        </SelectField>
        <SelectField
          label={t('settings.general.country')}
          hint={t('settings.general.countryHint')}
          value={draft.country}
          error={problems['country']}
          onChange={(event) => change({ country: event.target.value })}
        >
          <CountryOptions current={draft.country} />
        </SelectField>
        <SelectField
          label={t('settings.general.dayTurn')}
          hint={t('settings.general.dayTurnHint')}
          value={draft.serviceDayTurnsAt}
          error={problems['serviceDayTurnsAt']}
          onChange={(event) => change({ serviceDayTurnsAt: event.target.value })}
        >
          {turns.map((minute) => (
            <option key={minute} value={clockText(minute)}>
              {clock.label(minute)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('settings.general.turnTime')}
          name="seatingMinutes"
          hint={t('settings.general.turnTimeHint')}
          type="number"
          inputMode="numeric"
          min={seatingMinutes.min}
          max={seatingMinutes.max}
          step={15}
          value={draft.seatingMinutes}
          error={problems['seatingMinutes']}
          onChange={(event) => change({ seatingMinutes: event.target.value })}
        />
      </Grid>
    </Section>
  );
}
