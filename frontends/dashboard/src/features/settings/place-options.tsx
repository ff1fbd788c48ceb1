import { memo } from 'react';
import { countries } from './countries';
import { groupZones, timeZones } from './time-zones';

// Hundreds of options each: as memoized components React skips them while somebody types in another field of the form.

/** The options of a select of time zones, by part of the world. */
export const ZoneOptions = memo(function ZoneOptions({ current }: { current: string }) {
  return groupZones(timeZones(current)).map(([area, names]) => (
    <optgroup key={area} label={area}>
      {names.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </optgroup>
  ));
});

interface CountryOptionsProps {
  /** The country in use, which may not be among those that are known. */
  current?: string;
  /** Countries to leave out; the same array while they are the same. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/** The options of a select of countries, by name. */
export const CountryOptions = memo(function CountryOptions({
  current = '',
  except = none,
}: CountryOptionsProps) {
  return countries([current])
    .filter(({ code }) => !except.includes(code))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
});
