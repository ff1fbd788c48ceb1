import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt } from '../../testing/render-dashboard';
import {
  kim,
  list,
  onTheHostForm,
  openNew,
  sent,
  serveForm,
  service,
  starts,
} from '../../testing/served-form';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheHostForm();

describe('the host’s form', () => {
  it('books the guest’s details from a collapsed part, which opens if it has an error', async () => {
    const calls = serveForm(({ path }) =>
      path === `${service}BookParty`
        ? [200, { party: { ...kim, phoneNumber: '', email: 'kim@example.com' } }]
        : undefined,
    );
    const { container } = renderAt(list);
    const form = within(await openNew());
    await userEvent.type(await form.findByLabelText(/^Name or phone/), 'Kim Lee');
    await userEvent.click(await form.findByRole('radio', { name: /^7:00 PM/ }));
    expect(form.queryByLabelText(/^Email/)).toBeNull();
    const summary = form.getByText('Details');
    expect(summary).toHaveTextContent('Details email, occasion, dietary needs');
    await userEvent.click(summary);
    await userEvent.type(await form.findByLabelText(/^Email/), 'kim@');
    await userEvent.click(form.getByRole('button', { name: 'Birthday' }));
    await userEvent.click(form.getByRole('button', { name: 'Nut allergy' }));
    await userEvent.type(form.getByLabelText(/^Dietary needs in words/), 'No sesame');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(summary);
    expect(form.queryByLabelText(/^Email/)).toBeNull();
    expect(summary).toHaveTextContent('Nut allergy; No sesame · Birthday · kim@');
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    const email = form.getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(sent(calls, 'BookParty')).toEqual([]);
    await userEvent.type(email, 'example.com{Enter}');
    await waitFor(() => expect(sent(calls, 'BookParty')).toHaveLength(1));
    expect(sent(calls, 'BookParty')[0]).toMatchObject({
      email: 'kim@example.com',
      occasion: 'birthday',
      dietary: { needs: ['nut-allergy'], words: 'No sesame' },
    });
    // The guest got a mail about the booking, so undoing it notifies them.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/is canceled, and the guest was notified/)).toBeInTheDocument();
  });

  it('says of a time that its table is kept for the waitlist', async () => {
    serveForm(({ path }) =>
      path === `${service}ListStarts`
        ? [200, { starts: [{ ...starts[0], keptForWaitlist: true }, starts[1]] }]
        : undefined,
    );
    renderAt(list);
    const form = within(await openNew());
    const kept = await form.findByRole('radio', {
      name: /^7:00 PM, .*, its table is kept for the waitlist$/,
    });
    expect(kept.closest('label')).toHaveTextContent('kept · 27 covers');
  });

  it('books a refused time only with a reason', async () => {
    const calls = serveForm();
    renderAt(list);
    const form = await openNew();
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'Kim Lee');
    await userEvent.click(
      await within(form).findByRole('radio', { name: /^7:30 PM, no parties yet, No table is free/ }),
    );
    await userEvent.click(within(form).getByRole('button', { name: 'Book' }));
    expect(within(form).getByText(/Choose another, or book it anyway\./)).toBeInTheDocument();
    await userEvent.click(within(form).getByLabelText('Book anyway'));
    await userEvent.click(within(form).getByRole('button', { name: 'Book' }));
    expect(within(form).getByText('Say why it is booked anyway.')).toBeInTheDocument();
    expect(sent(calls, 'BookParty')).toEqual([]);
    await userEvent.type(within(form).getByLabelText('Reason'), 'a regular{Enter}');
    await waitFor(() => expect(sent(calls, 'BookParty')).toHaveLength(1));
    expect(sent(calls, 'BookParty')[0]).toMatchObject({ override: true, reason: 'a regular' });
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it('shows a refusal until the host changes what was refused', async () => {
    const refusal = { code: 'failed_precondition', message: 'Table 2 is too small.' };
    serveForm(({ path }) => (path === `${service}BookParty` ? [400, refusal] : undefined));
    renderAt(list);
    const form = await openNew();
    await userEvent.click(await within(form).findByRole('radio', { name: /^7:00 PM/ }));
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'Kim Lee{Enter}');
    expect(await within(form).findByText('Table 2 is too small.')).toBeInTheDocument();
    await userEvent.type(within(form).getByLabelText(/^Guests/), '2');
    expect(within(form).queryByText('Table 2 is too small.')).not.toBeInTheDocument();
  });

  it('sends the same booking again under its id while there is no answer, and another one under a new id', async () => {
    let answers: [number, unknown] | 'none' = [409, { code: 'aborted', message: 'Table 2 is taken.' }];
    const calls = serveForm(({ path }) => {
      if (path !== `${service}BookParty`) return undefined;
      if (answers === 'none') throw new TypeError('Failed to fetch');
      return answers;
    });
    renderAt(list);
    const form = await openNew();
    await userEvent.click(await within(form).findByRole('radio', { name: /^7:00 PM/ }));
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'Kim Lee{Enter}');
    expect(await within(form).findByText('Table 2 is taken.')).toBeInTheDocument();
    answers = 'none';
    await userEvent.click(within(form).getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(sent(calls, 'BookParty')).toHaveLength(2));
    await waitFor(() =>
      expect(within(form).getByRole('button', { name: 'Book' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    answers = [200, { party: kim }];
    await userEvent.click(within(form).getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Booked: Kim Lee, 4, 7:00 PM')).toBeInTheDocument();
    const ids = sent(calls, 'BookParty').map(({ stepId }) => stepId);
    expect(ids[0]).not.toBe(ids[1]);
    expect(new Set(ids.slice(1)).size).toBe(1);
  });

  describe('with suggestions', () => {
    const guestOf = (id: string, name: string, phoneNumber: string) => ({ id, name, phoneNumber, visits: 1 });
    async function typeGra(phoneOfGrace = '+12025550143', typed = '') {
      const guests = [guestOf('g1', 'Grace Hopper', phoneOfGrace), guestOf('g2', 'Graham Bell', 'N/A')];
      const calls = serveForm(({ path, query }) =>
        path === '/api/guests/olive' && query['search'] === 'gra' ? [200, { total: 2, guests }] : undefined,
      );
      const { container } = renderAt(list);
      const form = within(await openNew());
      await userEvent.click(await form.findByRole('radio', { name: /^7:00 PM/ }));
      if (typed !== '') await userEvent.type(form.getByLabelText(/^Phone number/), typed);
      const name = form.getByLabelText(/^Name or phone/);
      await userEvent.type(name, 'gra');
      await form.findByRole('listbox', { name: 'Known guests' });
      return { calls, container, form, name };
    }

    it('takes one by the arrows and Enter, which does not send the form, and goes on to what is missing', async () => {
      const { calls, container, form, name } = await typeGra();
      expect(name).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const second = form.getByRole('option', { name: /^Graham Bell/ });
      expect(second).toHaveAttribute('aria-selected', 'true');
      expect(name).toHaveAttribute('aria-activedescendant', second.id);
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.keyboard('{Enter}');
      expect(name).toHaveValue('Graham Bell');
      expect(form.getByLabelText(/^Phone number/)).toHaveFocus();
      expect(form.queryByRole('listbox')).not.toBeInTheDocument();
      expect(sent(calls, 'BookParty')).toEqual([]);
    });

    it('goes on to the size of a guest whose number is known', async () => {
      const { form } = await typeGra();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
      expect(form.getByLabelText(/^Name or phone/)).toHaveValue('Grace Hopper');
      await userEvent.keyboard('5');
      expect(form.getByLabelText('Guests')).toHaveValue(5);
    });

    it('goes on to the size, and keeps the typed number, if that of the guest is masked', async () => {
      const { form } = await typeGra('••• 0143', '+12025550143');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      expect(form.getByLabelText(/^Phone number/)).toHaveValue('+12025550143');
      await userEvent.keyboard('5');
      expect(form.getByLabelText('Guests')).toHaveValue(5);
    });

    it('keeps the typed name on Enter, and sends the form with the next one', async () => {
      const { calls, form, name } = await typeGra();
      await userEvent.keyboard('{Enter}');
      expect(name).toHaveValue('gra');
      expect(form.queryByRole('listbox')).not.toBeInTheDocument();
      expect(sent(calls, 'BookParty')).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(sent(calls, 'BookParty')).toMatchObject([{ name: 'gra' }]));
    });

    it('closes the list before the form on Escape', async () => {
      const { form, name } = await typeGra();
      await userEvent.keyboard('{Escape}');
      expect(form.queryByRole('listbox')).not.toBeInTheDocument();
      expect(name).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      expect(form.getByRole('option', { name: /^Grace/ })).toHaveAttribute('aria-selected', 'true');
    });
  });
});
