import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { TextedCountries } from './texted-countries';

const seen: (readonly string[])[] = [];

function Form() {
  const [codes, setCodes] = useState<readonly string[]>(['US']);
  return (
    <TextedCountries
      codes={codes}
      error={undefined}
      onChange={(next) => {
        seen.push(next);
        setCodes(next);
      }}
    />
  );
}

it('adds countries by name, removes them, and keeps the last', async () => {
  const { container } = render(<Form />);
  const stop = (name: string) => screen.getByLabelText(`Stop texting ${name}`);
  expect(stop('United States')).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Another country'), { target: { value: 'AU' } });
  fireEvent.click(screen.getByText('Add country'));
  fireEvent.click(stop('United States'));
  expect(seen).toEqual([['AU', 'US'], ['AU']]);
  expect(stop('Australia')).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});
