import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../elements/text-field';
import { errorsOf, useForm } from './use-form';
import type { Form } from './use-form';

type Values = { name: string; phone: string };
let form: Form<Values, 'captcha'>;

function Guest() {
  form = useForm<Values, 'captcha'>(() => ({ name: 'Anna', phone: '' }));
  return (
    <form ref={form.ref}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Phone" {...form.text('phone')} />
      <p>{form.errors.captcha}</p>
    </form>
  );
}
const refuse = (errors: Parameters<typeof form.refuse>[0]) => act(() => form.refuse(errors));

beforeEach(() => void render(<Guest />));

it('keeps what is typed', async () => {
  await userEvent.type(screen.getByLabelText('Phone'), '555');
  expect(form.values).toEqual({ name: 'Anna', phone: '555' });
});

it('shows errors at their fields and focuses the first of them', async () => {
  refuse({ phone: 'Phone number is too long', captcha: 'Please verify' });
  await screen.findByText('Phone number is too long');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(screen.getByText('Please verify')).toBeInTheDocument();
});

it('clears the error of a field that is edited, and no other', async () => {
  refuse({ name: 'Name is required', phone: 'Phone number is too long' });
  await userEvent.type(screen.getByLabelText('Phone'), '5');
  expect(form.errors).toEqual({ name: 'Name is required' });
  act(() => form.clear('name'));
  expect(form.errors).toEqual({});
});

it('returns to its initial values', async () => {
  await userEvent.type(screen.getByLabelText('Name'), ' Rossi');
  refuse({ name: 'Name is required' });
  act(() => form.reset());
  expect(form.values).toEqual({ name: 'Anna', phone: '' });
  expect(form.errors).toEqual({});
});

it('uses the server’s first message for each field that it has', () => {
  const details = [
    { field: 'name', message: 'Name is required' },
    { field: 'name', message: 'Name is too short' },
    { field: 'table', message: 'No such table' },
  ];
  expect(errorsOf(details, ['name', 'phone'])).toEqual({ name: 'Name is required' });
});
