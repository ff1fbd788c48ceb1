import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Chips, focusFirstInvalid } from '../index';
import type { ChipsProps } from '../index';

const days = [
  { id: 0, label: 'Sunday', short: 'Sun' },
  { id: 1, label: 'Monday', short: 'Mon' },
];
const show = (props: Partial<ChipsProps<number>> = {}) =>
  render(<Chips title="Days" items={days} chosen={[1]} onChoose={() => undefined} {...props} />);
const chip = (name: string) => screen.getByRole('button', { name });

describe('chips', () => {
  it('say which of them are chosen, and which one was tapped', async () => {
    const onChoose = jest.fn();
    show({ onChoose });
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip('Monday')]);
    await userEvent.click(chip('Sunday'));
    expect(onChoose.mock.calls).toEqual([[0]]);
  });

  it('show a short label, and have the long one for who cannot see', async () => {
    const { container } = show({ hint: 'When you are open' });
    expect(chip('Sunday')).toHaveTextContent(/^Sun$/);
    expect(screen.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('When you are open');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are described by their error, and get the focus for it', async () => {
    const { container } = show({ hint: 'When you are open', error: 'Choose a day' });
    expect(screen.getByRole('group')).toHaveAccessibleDescription('When you are open Choose a day');
    focusFirstInvalid({ current: container as unknown as HTMLFormElement });
    expect(chip('Sunday')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });
});
