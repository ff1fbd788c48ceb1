import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  Link,
  Logo,
  PageHeading,
  PasswordField,
  SelectField,
  StatusDot,
  Table,
  TextArea,
  TextField,
} from '../index';

describe('all elements together', () => {
  it('have no accessibility violations', async () => {
    const { container } = render(
      <main>
        <PageHeading title="Settings" subtitle="Your restaurant" actions={<Button>Save</Button>} />
        <Card>
          <TextField label="Name" hint="As guests know it" error="Name is required" />
          <TextArea label="Notes" optional />
          <SelectField label="Interval">
            <option>30 minutes</option>
          </SelectField>
          <PasswordField label="Password" />
          <Checkbox label="I agree" error="Please agree" />
          <Badge $tone="success">Current Plan</Badge>
          <StatusDot tone="danger" label="Canceled" />
        </Card>
        <Banner
          tone="warning"
          title="Trial ends soon"
          onDismiss={() => undefined}
          actions={<Button>Subscribe</Button>}
        />
        <EmptyState title="No reservations found">There are none.</EmptyState>
        <Table
          caption="Guests"
          columns={[{ key: 'name', header: 'Name', cell: (row: string) => row }]}
          rows={['Ada']}
          rowKey={(row) => row}
        />
        <Link href="/terms">Terms</Link>
        <ButtonLink href="/signup">Start</ButtonLink>
        <Logo />
      </main>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Button', () => {
  it('ignores further clicks while something is under way, and keeps the focus', async () => {
    const clicked = jest.fn();
    function Saver() {
      const [busy, setBusy] = useState(false);
      const save = () => {
        clicked();
        setBusy(true);
      };
      return (
        <Button busy={busy} onClick={save}>
          Save
        </Button>
      );
    }
    render(<Saver />);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit its form while busy', async () => {
    const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  it('is found by its label and described by its hint and its error', () => {
    render(<TextField label="Email" hint="We never share it" error="Email is required" />);
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleDescription('We never share it Email is required');
    expect(input).toBeInvalid();
  });

  it('announces a later error in a live region that was already there', () => {
    const { rerender } = render(<TextField label="Email" />);
    const region = document.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Email" error="Email is required" />);
    expect(region).toHaveTextContent('Email is required');
  });

  it('is neither invalid nor described without an error and a hint', () => {
    render(<TextField label="Email" />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByLabelText('Email')).toBeValid();
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
