import { accentShades } from '@tablewell/restaurant-rules/profile/accent';
import { profileBounds } from '@tablewell/restaurant-rules/profile/profile';
import { Button, color, Grid, Inline, radius, SelectField, space, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from '../settings/section';
import type { Problems } from '../settings/settings-draft';
import type { Profile } from './api/profile';

interface SectionProps {
  draft: Profile;
  change: (part: Partial<Profile>) => void;
  problems: Problems;
}

const priceLevels = ['Not stated', 'Inexpensive', 'Moderate', 'Expensive', 'Very expensive'];

/** What the restaurant is. */
export function AboutSection({ draft, change, problems }: SectionProps) {
  return (
    <Section title="About" lead="Diners read it below the booking form, and search engines show it.">
      <TextArea
        label="Description"
        optional
        value={draft.about}
        maxLength={profileBounds.about}
        error={problems['about']}
        onChange={({ target }) => change({ about: target.value })}
      />
      <Grid $gap="md">
        <TextField
          label="Cuisine"
          optional
          value={draft.cuisine}
          maxLength={profileBounds.cuisine}
          error={problems['cuisine']}
          onChange={({ target }) => change({ cuisine: target.value })}
        />
        <SelectField
          label="Price level"
          value={draft.priceLevel}
          error={problems['priceLevel']}
          onChange={({ target }) => change({ priceLevel: Number(target.value) })}
        >
          {priceLevels.map((label, level) => (
            <option key={label} value={level}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Website"
          optional
          type="url"
          placeholder="https://"
          value={draft.website}
          maxLength={profileBounds.website}
          error={problems['website']}
          onChange={({ target }) => change({ website: target.value })}
        />
      </Grid>
      <TextArea
        label="Good to know"
        hint="Dress, dogs, parking, late arrivals and the like."
        optional
        value={draft.policies}
        maxLength={profileBounds.policies}
        error={problems['policies']}
        onChange={({ target }) => change({ policies: target.value })}
      />
    </Section>
  );
}

/** Where it is. */
export function PlaceSection({ draft, change, problems }: SectionProps) {
  return (
    <Section title="Address" lead="With it the booking page shows a link to directions.">
      <Grid $gap="md">
        <TextField
          label="Street and number"
          optional
          autoComplete="street-address"
          value={draft.street}
          maxLength={profileBounds.street}
          error={problems['street']}
          onChange={({ target }) => change({ street: target.value })}
        />
        <TextField
          label="Postal code"
          optional
          autoComplete="postal-code"
          value={draft.postalCode}
          maxLength={profileBounds.postalCode}
          error={problems['postalCode']}
          onChange={({ target }) => change({ postalCode: target.value })}
        />
        <TextField
          label="City"
          optional
          autoComplete="address-level2"
          value={draft.city}
          maxLength={profileBounds.city}
          error={problems['city']}
          onChange={({ target }) => change({ city: target.value })}
        />
      </Grid>
    </Section>
  );
}

const Sample = styled.span<{ $ground: string; $ink: string; $fill: string }>`
  display: inline-flex;
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${({ $ground }) => $ground};
  > span {
    padding: ${space.xs} ${space.md};
    border-radius: ${radius.md};
    background: ${({ $fill }) => $fill};
    color: ${({ $ink }) => $ink};
    font-weight: 600;
  }
`;

const defaultAccent = '#1d5744';

/** Its color, with what becomes of it on light and on dark pages. */
export function ColorSection({ draft, change, problems }: SectionProps) {
  const { light, dark } = accentShades(/^#[\da-f]{6}$/i.test(draft.accent) ? draft.accent : defaultAccent);
  return (
    <Section
      title="Color"
      lead="Of buttons and links on the booking page. It is darkened or lightened where text would be hard to read."
    >
      <Inline $gap="md">
        <TextField
          label="Color"
          type="color"
          value={draft.accent || defaultAccent}
          error={problems['accent']}
          onChange={({ target }) => change({ accent: target.value })}
        />
        <Sample $ground="#faf7f2" $fill={light} $ink="#ffffff">
          <span>On light pages</span>
        </Sample>
        <Sample $ground="#171512" $fill={dark} $ink="#0d2119">
          <span>On dark pages</span>
        </Sample>
        {draft.accent && (
          <Button variant="quiet" onClick={() => change({ accent: '' })}>
            Use Tablewell’s color
          </Button>
        )}
      </Inline>
    </Section>
  );
}
