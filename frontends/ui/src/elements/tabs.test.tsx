import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Tabs } from './tabs';

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'guests', label: 'Guests' },
  { id: 'billing', label: 'Billing' },
] as const;

function Example() {
  const [selected, select] = useState<(typeof items)[number]['id']>('overview');
  return (
    <Tabs label="Dashboard" items={items} selected={selected} onSelect={select}>
      {`The ${selected} tab`}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('move and select by arrows, Home and End, round the ends', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent('The billing tab');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Guests' })).toBeVisible();
  });

  it('are one stop for the Tab key', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('give assistive technology nothing to complain about', async () => {
    const { container } = render(<Example />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
