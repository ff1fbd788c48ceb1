import { useId, useState } from 'react';
import { Button, Inline, SelectField, Stack, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../lib/icon-button';
import { countryName } from './countries';
import { CountryOptions } from './place-options';
import { t } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  padding-left: ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

const Label = styled.p`
  font-weight: 600;
`;

interface TextedCountriesProps {
  codes: readonly string[];
  error: string | undefined;
  onChange: (codes: readonly string[]) => void;
}

/** The countries whose numbers get text messages: at least one. */
export function TextedCountries({ codes, error, onChange }: TextedCountriesProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <Stack $gap="xs">
      <Label id={id}>{t('settings.countries.title')}</Label>
      <List aria-labelledby={id}>
        {codes.map((code) => (
          <Item key={code}>
            {countryName(code)}
            <IconButton
              icon="close"
              label={t('settings.countries.remove', { country: countryName(code) })}
              disabled={codes.length === 1}
              onClick={() => onChange(codes.filter((each) => each !== code))}
            />
          </Item>
        ))}
      </List>
      <Inline $gap="sm">
        <SelectField
          label={t('settings.countries.another')}
          value={chosen}
          error={error}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('settings.countries.choose')}</option>
          <CountryOptions except={codes} />
        </SelectField>
        <Button
          variant="secondary"
          disabled={chosen === ''}
          onClick={() => {
            onChange([...codes, chosen].sort());
            setChosen('');
          }}
        >
          {t('settings.countries.add')}
        </Button>
      </Inline>
    </Stack>
  );
}
