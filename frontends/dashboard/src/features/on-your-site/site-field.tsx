import type { Ref } from 'react';
import { Button, space, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

const Row = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  > :first-child {
    width: 100%;
    max-width: 32rem;
  }
`;

interface SiteFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onAdd: () => void;
}

/** A field for the address of another site. */
export const SiteField = ({ ref, value, error, onChange, onAdd }: SiteFieldProps) => (
  <Row>
    <TextField
      ref={ref}
      label={t('onYourSite.sites.add')}
      hint={t('onYourSite.sites.addHint')}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // Enter adds the typed site; if nothing is typed it saves, as in any form.
        if (event.key !== 'Enter' || value.trim() === '') return;
        event.preventDefault();
        onAdd();
      }}
    />
    <Button variant="secondary" onClick={onAdd}>
      {t('onYourSite.sites.addAction')}
    </Button>
  </Row>
);
