import { accentShades } from '@tablewell/restaurant-rules/profile/accent';
import { profileBounds } from '@tablewell/restaurant-rules/profile/profile';
import type { Profile } from '@tablewell/restaurant-rules/profile/profile';
import { Button, color, Grid, Inline, radius, SelectField, space, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from '../../forms/section';
import type { Problems } from '../../forms/problems';
import { t } from './texts';

interface SectionProps {
  draft: Profile;
  change: (part: Partial<Profile>) => void;
  problems: Problems;
}

const priceLevels = [0, 1, 2, 3, 4] as const;

/** The section about the kind of restaurant. */
export function AboutSection({ draft, change, problems }: SectionProps) {
  return (
    <Section title={t('bookingPage.about.title')} lead={t('bookingPage.about.lead')}>
      <TextArea
        label={t('bookingPage.about.description')}
        optional
        value={draft.about}
        maxLength={profileBounds.about}
        error={problems['about']}
        onChange={({ target }) => change({ about: target.value })}
      />
      <Grid $gap="md">
        <TextField
          label={t('bookingPage.about.cuisine')}
          optional
          value={draft.cuisine}
          maxLength={profileBounds.cuisine}
          error={problems['cuisine']}
          onChange={({ target }) => change({ cuisine: target.value })}
        />
        <SelectField
          label={t('bookingPage.about.priceLevel')}
          value={draft.priceLevel}
          error={problems['priceLevel']}
          onChange={({ target }) => change({ priceLevel: Number(target.value) })}
        >
          {priceLevels.map((level) => (
            <option key={level} value={level}>
              {t(`bookingPage.price.${level}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('bookingPage.about.website')}
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
        label={t('bookingPage.about.policies')}
        hint={t('bookingPage.about.policiesHint')}
        optional
        value={draft.policies}
        maxLength={profileBounds.policies}
        error={problems['policies']}
        onChange={({ target }) => change({ policies: target.value })}
      />
    </Section>
  );
}

/** The section about its address. */
export function PlaceSection({ draft, change, problems }: SectionProps) {
  return (
    <Section title={t('bookingPage.address.title')} lead={t('bookingPage.address.lead')}>
      <Grid $gap="md">
        <TextField
          label={t('bookingPage.address.street')}
          optional
          autoComplete="street-address"
          value={draft.street}
          maxLength={profileBounds.street}
          error={problems['street']}
          onChange={({ target }) => change({ street: target.value })}
        />
        <TextField
          label={t('bookingPage.address.postalCode')}
          optional
          autoComplete="postal-code"
          value={draft.postalCode}
          maxLength={profileBounds.postalCode}
          error={problems['postalCode']}
          onChange={({ target }) => change({ postalCode: target.value })}
        />
        <TextField
          label={t('bookingPage.address.city')}
          optional
          autoComplete="address-level2"
          value={draft.city}
          maxLength={profileBounds.city}
          error={problems['city']}
          onChange={({ target }) => change({ city: target.value })}
        />
        <TextField
          label={t('bookingPage.address.region')}
          optional
          autoComplete="address-level1"
          value={draft.region}
          maxLength={profileBounds.region}
          error={problems['region']}
          onChange={({ target }) => change({ region: target.value })}
        />
      </Grid>
    </Section>
  );
}

const Sample = styled.span<{ $ground: string; $ink: string; $fill: string; $edge: string }>`
  display: inline-flex;
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${({ $ground }) => $ground};
  > span {
    padding: ${space.xs} ${space.md};
    border-radius: ${radius.md};
    border: 1px solid ${({ $edge }) => $edge};
    background: ${({ $fill }) => $fill};
    color: ${({ $ink }) => $ink};
    font-weight: 600;
  }
`;

const defaultAccent = '#1d5744';

/** Its color, with the shades derived from it for light and dark pages. */
export function ColorSection({ draft, change, problems }: SectionProps) {
  const { light, dark, fill } = accentShades(
    /^#[\da-f]{6}$/i.test(draft.accent) ? draft.accent : defaultAccent,
  );
  return (
    <Section title={t('bookingPage.color.title')} lead={t('bookingPage.color.lead')}>
      <Inline $gap="md">
        <TextField
          label={t('bookingPage.color.title')}
          type="color"
          value={draft.accent || defaultAccent}
          error={problems['accent']}
          onChange={({ target }) => change({ accent: target.value })}
        />
        <Sample $ground="#faf7f2" $fill={fill || light} $edge={light} $ink={fill ? '#25211b' : '#ffffff'}>
          <span>{t('bookingPage.color.light')}</span>
        </Sample>
        <Sample $ground="#171512" $fill={dark} $edge={dark} $ink="#0d2119">
          <span>{t('bookingPage.color.dark')}</span>
        </Sample>
        {draft.accent && (
          <Button variant="quiet" onClick={() => change({ accent: '' })}>
            {t('bookingPage.color.default')}
          </Button>
        )}
      </Inline>
    </Section>
  );
}
