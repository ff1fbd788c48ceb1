import type { Ref } from 'react';
import { Button, space, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  > :first-child {
    width: 100%;
    max-width: 32rem;
  }
`;

export interface SiteFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onAdd: () => void;
}

/** The address of one more site. */
export const SiteField = ({ ref, value, error, onChange, onAdd }: SiteFieldProps) => (
  <Row>
    <TextField
      ref={ref}
      label="Add a site"
      hint="Such as https://www.example.com, or *.example.com for all subdomains. To try it out: http://localhost:3000."
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // Enter adds what is typed; with nothing typed it saves, as in any form.
        if (event.key !== 'Enter' || value.trim() === '') return;
        event.preventDefault();
        onAdd();
      }}
    />
    <Button variant="secondary" onClick={onAdd}>
      Add Site
    </Button>
  </Row>
);
