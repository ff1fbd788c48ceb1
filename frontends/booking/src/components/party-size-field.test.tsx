import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { partySizeOf } from '../lib/form-values';
import { PartySizeField } from './party-size-field';

let value = '';
function Field({ start }: { start: string }) {
  const [size, setSize] = useState(start);
  value = size;
  return <PartySizeField value={size} audience="public" error={undefined} onChange={setSize} />;
}
const field = () => screen.getByRole('spinbutton', { name: 'Party size' });

it.each(['２', '٢', '۲'])('takes %s, and its buttons go on from it', async (typed) => {
  render(<Field start="" />);
  await userEvent.type(field(), typed);
  expect(partySizeOf({ partySize: value })).toBe(2);
  expect(field()).toHaveAttribute('aria-valuenow', '2');
  await userEvent.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(value).toBe('3');
});

it('is stepped by the arrow keys within its bounds', async () => {
  render(<Field start="19" />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
  expect(value).toBe('20');
  await userEvent.type(field(), '{ArrowDown}');
  expect(value).toBe('19');
});
