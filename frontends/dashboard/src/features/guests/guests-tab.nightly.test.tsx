import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, renderAt, serve } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';
import { keepImport, keptImport } from './kept-import';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const anna = { id: 'anna', name: 'Anna Rossi', phoneNumber: '+14155552671', visits: 3, lastVisit: null };

describe('the guests tab', () => {
  it('turns pages of 50, and starts at the first page for a new search', async () => {
    const calls = serve(({ path, method }) =>
      method === 'GET' && path === '/api/guests/olive' ? [200, { guests: [anna], total: 120 }] : undefined,
    );
    const { container } = renderAt('/dashboard?tab=guests');
    expect(await screen.findByText('(415) 555-2671')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    await userEvent.type(screen.getByPlaceholderText('Search guests...'), 'an');
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ page: '1', limit: '50', search: 'an' }));
  });

  it('requires a name for a new guest', async () => {
    const calls = serve(({ method }) => (method === 'POST' ? [201, anna] : undefined));
    renderAt('/dashboard?tab=guests');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Guest' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Guest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Guest' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Error: Guest name is required');
    await userEvent.type(dialog.getByLabelText('Name'), ' Anna Rossi ');
    const phone = dialog.getByLabelText(/^Phone number/);
    await userEvent.type(phone, '12');
    await userEvent.tab();
    expect(phone).toHaveAccessibleDescription('This does not look like a complete phone number.');
    await userEvent.clear(phone);
    await userEvent.type(phone, '2125550188');
    await userEvent.tab();
    expect(phone).toHaveValue('(212) 555-0188');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Guest' }));
    expect(await screen.findByText('Guest added successfully!')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Anna Rossi',
      phoneNumber: '(212) 555-0188',
    });
  });

  it('shows the details of a guest, and records that they want no more news', async () => {
    const guest = {
      ...anna,
      email: 'anna@example.com',
      dietary: ['vegan', 'nut-allergy'],
      dietaryNotes: 'No sesame',
      marketingConsent: {
        email: 'anna@example.com',
        givenAt: '2026-11-02T12:00:00Z',
        textVersion: '2026-11',
      },
    };
    const calls = serve(({ method, path }) =>
      method === 'GET' && path === '/api/guests/olive' ? [200, { guests: [guest], total: 1 }] : undefined,
    );
    const { container } = renderAt('/dashboard?tab=guests');
    expect(await screen.findByText('Vegan, nut allergy; No sesame')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Anna Rossi' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Anna Rossi' }));
    expect(dialog.getByRole('link', { name: 'anna@example.com' })).toBeInTheDocument();
    expect(dialog.getByText(/Subscribed with anna@example.com on .* \(consent text 2026-11\)/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Anna Rossi is unsubscribed.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/api/guests/olive/anna/marketing-consent',
    );
  });

  it('tells in the list and in the details how often a guest did not come', async () => {
    const guests = [
      { ...anna, lastVisit: '2026-10-03T19:00:00Z', noShows: 2 },
      { ...anna, id: 'ben', name: 'Ben Carter' },
    ];
    serve(({ method, path }) =>
      method === 'GET' && path === '/api/guests/olive' ? [200, { guests, total: 2 }] : undefined,
    );
    renderAt('/dashboard?tab=guests');
    const row = await screen.findByRole('row', { name: /Anna Rossi/ });
    expect(within(row).getByText('2 no-shows')).toBeVisible();
    expect(screen.getByRole('row', { name: /Ben Carter/ })).not.toHaveTextContent(/no-show/);
    await userEvent.click(screen.getByRole('button', { name: 'Anna Rossi' }));
    expect(screen.getByRole('dialog', { name: 'Anna Rossi' })).toHaveTextContent(
      /3, last on Oct 3, 2026, 2 no-shows/,
    );
  });

  it('deletes after a confirmation', async () => {
    const calls = serve(({ method, path }) =>
      method === 'GET' && path === '/api/guests/olive' ? [200, { guests: [anna], total: 1 }] : undefined,
    );
    renderAt('/dashboard?tab=guests');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Anna Rossi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete guest' }));
    expect(await screen.findByText('Guest deleted successfully!')).toBeInTheDocument();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/guests/olive/anna')).toBe(
      true,
    );
    expect(screen.getByText('No guests found')).toBeInTheDocument();
  });

  it('shows the page before once the last guest of the last page is deleted', async () => {
    const ben = { ...anna, id: 'ben', name: 'Ben Carter' };
    let total = 51;
    serve(({ method, path, query }) => {
      if (method === 'DELETE') total = 50;
      if (method !== 'GET' || path !== '/api/guests/olive') return undefined;
      return [200, { guests: query['page'] === '1' ? [anna] : total > 50 ? [ben] : [], total }];
    });
    renderAt('/dashboard?tab=guests');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ben Carter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete guest' }));
    expect(await screen.findByText('Anna Rossi')).toBeInTheDocument();
    expect(screen.queryByText('No guests found')).not.toBeInTheDocument();
  });

  it('keeps the guests when they cannot be loaded again', async () => {
    let isDown = false;
    serve(({ method, path }) =>
      method === 'GET' && path === '/api/guests/olive'
        ? isDown
          ? [400, { error: 'Not now' }]
          : [200, { guests: [anna], total: 1 }]
        : undefined,
    );
    renderAt('/dashboard?tab=guests');
    await screen.findByText('Anna Rossi');
    isDown = true;
    await act(async () => connected());
    expect(await screen.findByText(/Not now/)).toBeInTheDocument();
    expect(screen.getByText('Anna Rossi')).toBeInTheDocument();
  });

  it('imports a file, and refuses one that is not a list of guests', async () => {
    const calls = serve(({ path }) =>
      path.endsWith('/import')
        ? [200, { total: 1, created: 1, updated: 0, failed: 0, errors: [] }]
        : undefined,
    );
    renderAt('/dashboard?tab=guests');
    const user = userEvent.setup({ applyAccept: false });
    const input = await screen.findByLabelText('CSV file');
    await user.upload(input, new File(['x'], 'guests.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Error: Please upload a CSV file')).toBeInTheDocument();
    const file = new File(['Name,Visits,Shoe size\nAnna,2,38\n,1,40'], 'guests.csv', { type: 'text/csv' });
    await user.upload(input, file);
    const preview = within(await screen.findByRole('dialog', { name: 'Import guests.csv' }));
    expect(preview.getByRole('row', { name: 'Anna – 2 –' })).toBeInTheDocument();
    expect(preview.getByText('1 guest to import, 1 row skipped')).toBeInTheDocument();
    expect(preview.getByText('Row 3: Name is required but was empty')).toBeInTheDocument();
    expect(preview.getByLabelText('Column “Shoe size”')).toHaveDisplayValue('is not imported');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    expect(calls.some(({ path }) => path.endsWith('/import'))).toBe(false);
    await user.click(preview.getByRole('button', { name: 'Import 1 guest' }));
    expect(
      await screen.findByText('Upload successful! Import completed: 1 created, 0 updated'),
    ).toBeInTheDocument();
    expect(screen.getByText('Row 3: Name is required but was empty')).toBeInTheDocument();
    expect(calls.find(({ path }) => path.endsWith('/import'))?.body).toEqual({
      guests: [{ name: 'Anna', visits: 2 }],
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what the owner has not included: numbers are masked, and there is no file', async () => {
    const guest = { id: 'g1', name: 'Ada Rossi', phoneNumber: '••• 4567', visits: 2 };
    serve(({ path }) => {
      if (path === '/api/restaurant')
        return [200, [restaurant({ role: 'manager', withheld: ['export', 'contacts'] })]];
      return path.startsWith('/api/guests/') ? [200, { guests: [guest], total: 1 }] : undefined;
    });
    renderAt('/dashboard?tab=guests');
    const [number] = await screen.findAllByTitle(
      'Your access does not include phone numbers and emails of guests.',
    );
    expect(number).toHaveTextContent('••• 4567');
    expect(screen.getByText(/are hidden in your access/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Export CSV' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', expect.stringContaining('does not include saving data as files'));
    expect(screen.getByRole('button', { name: 'Import CSV' })).toBeEnabled();
  });

  it('says before an import which rows with a name only update a guest of the list', async () => {
    const calls = serve(({ path, body }) => {
      if (!path.endsWith('GuestService/RecognizeGuests')) return undefined;
      const { people } = body as { people: { name: string }[] };
      return [200, { guests: people.map(({ name }) => (name === 'Anna Rossi' ? { guestId: 'g1' } : {})) }];
    });
    renderAt('/dashboard?tab=guests');
    const text = 'Name,Phone\nAnna Rossi,\nKim Lee,\nAda,+1 202 555 0143';
    await userEvent.upload(
      await screen.findByLabelText('CSV file'),
      new File([text], 'guests.csv', { type: 'text/csv' }),
    );
    expect(
      await screen.findByText('Row 2 has only a name, and updates the guest of this name.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Row 3 has only a name, which none or several/)).toBeInTheDocument();
    expect(screen.queryByText(/if you have exactly one/)).not.toBeInTheDocument();
    const asked = calls.findLast(({ path }) => path.endsWith('RecognizeGuests'));
    expect(asked?.body).toMatchObject({
      ...{ restaurantId: 'olive', people: [{ name: 'Anna Rossi' }, { name: 'Kim Lee' }] },
    });
  });

  it('says the rule for rows with a name only while the list does not answer', async () => {
    serve(({ path }) => (path.endsWith('GuestService/RecognizeGuests') ? [503, {}] : undefined));
    renderAt('/dashboard?tab=guests');
    await userEvent.upload(
      await screen.findByLabelText('CSV file'),
      new File(['Name\nAnna Rossi'], 'guests.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(/^Row 2 has neither.*if you have exactly one/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 1 guest' })).toBeEnabled();
  });

  it('says how a spreadsheet becomes a file that can be read', async () => {
    serve();
    renderAt('/dashboard?tab=guests');
    const input = await screen.findByLabelText('CSV file');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['PK'], 'Guests.xlsx'));
    expect(await screen.findByText(/Please upload a CSV file. In your spreadsheet, choose/)).toBeVisible();
  });

  it('says what becomes of rows with a name only, and reads a column that is assigned by hand', async () => {
    serve(({ path }) => (path.endsWith('GuestService/RecognizeGuests') ? [503, {}] : undefined));
    renderAt('/dashboard?tab=guests');
    const text = [
      ['Name', 'Handset', 'Size'],
      ['Anna', '+1 202 555 0143', '38'],
      ['Bo', '', ''],
    ];
    const file = new File([text.map((row) => row.join('\t')).join('\r\n')], 'Guests.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
    const preview = within(await screen.findByRole('dialog', { name: 'Import Guests.csv' }));
    expect(preview.getByRole('row', { name: 'Anna – – –' })).toBeInTheDocument();
    expect(preview.getByText(/^Rows 2, 3 have neither a phone number nor an e-mail/)).toBeVisible();
    await userEvent.selectOptions(preview.getByLabelText('Column “Handset”'), 'Phone Number');
    expect(preview.getByRole('row', { name: 'Anna +1 202 555 0143 – –' })).toBeInTheDocument();
    expect(preview.getByText(/^Row 3 has neither/)).toBeVisible();
    await userEvent.selectOptions(preview.getByLabelText('Column “Handset”'), 'is not imported');
    expect(preview.getByRole('row', { name: 'Anna – – –' })).toBeInTheDocument();
  });

  it('asks once for a file whether the day or the month comes first, and lists what it leaves out', async () => {
    serve();
    renderAt('/dashboard?tab=guests');
    const text = 'Name,Phone,Last Visit\nAnna,call home,05/06/2026';
    await userEvent.upload(
      await screen.findByLabelText('CSV file'),
      new File([text], 'guests.csv', { type: 'text/csv' }),
    );
    const preview = within(await screen.findByRole('dialog', { name: 'Import guests.csv' }));
    expect(preview.getByText('Some values will be left out')).toBeInTheDocument();
    expect(preview.getByText(/“call home” is not a phone number/)).toBeInTheDocument();
    const dates = preview.getByLabelText('A date like 05/06/2026 is');
    await userEvent.selectOptions(dates, 'day');
    expect(preview.getByRole('row', { name: /Jun 5, 2026/ })).toBeInTheDocument();
    await userEvent.selectOptions(dates, 'month');
    expect(preview.getByRole('row', { name: /May 6, 2026/ })).toBeInTheDocument();
  });

  it('explains the import until Escape is pressed, and again when the pointer returns', async () => {
    serve();
    renderAt('/dashboard?tab=guests');
    const help = (await screen.findByRole('tooltip', { hidden: true })).parentElement as HTMLElement;
    await userEvent.hover(help);
    expect(help).not.toHaveAttribute('data-dismissed');
    await userEvent.keyboard('{Escape}');
    expect(help).toHaveAttribute('data-dismissed');
    await userEvent.unhover(help);
    await userEvent.hover(help);
    expect(help).not.toHaveAttribute('data-dismissed');
  });

  it.each(['the pointer', 'the focus'])('explains the import to %s after an earlier Escape', async (by) => {
    serve();
    renderAt('/dashboard?tab=guests');
    const help = (await screen.findByRole('tooltip', { hidden: true })).parentElement as HTMLElement;
    await userEvent.keyboard('{Escape}');
    if (by === 'the pointer') await userEvent.hover(help);
    else act(() => within(help).getByRole('button').focus());
    expect(help).not.toHaveAttribute('data-dismissed');
  });

  it('says that a file could not be read', async () => {
    serve();
    renderAt('/dashboard?tab=guests');
    const file = new File(['Name'], 'guests.csv', { type: 'text/csv' });
    file.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The file could not be read');
  });

  it('imports nothing from a file that was previewed and canceled', async () => {
    const calls = serve();
    renderAt('/dashboard?tab=guests');
    const rows = Array.from({ length: 8 }, (_, at) => `Guest ${at},555`);
    const file = new File([['Name,Phone', ...rows].join('\n')], 'guests.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
    const preview = within(await screen.findByRole('dialog', { name: 'Import guests.csv' }));
    expect(preview.getByText('8 guests to import, no rows skipped')).toBeInTheDocument();
    expect(preview.getByText('First 5 of 8 guests')).toBeInTheDocument();
    await userEvent.click(preview.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/import'))).toBe(false);
  });

  it('offers to continue an import that a reload interrupted, and sends only the remaining rows', async () => {
    const guests = Array.from({ length: 30 }, (_, at) => ({ name: `Guest ${at}` }));
    const progress = { done: 25, total: 30, created: 25, updated: 0, failed: 0 };
    keepImport('olive', { fileName: 'guests.csv', guests, issues: [], progress });
    const calls = serve(({ path, body }) => {
      const count = (body as { guests?: unknown[] } | undefined)?.guests?.length ?? 0;
      return path.endsWith('/import')
        ? [200, { total: count, created: count, updated: 0, failed: 0, errors: [] }]
        : undefined;
    });
    const { container } = renderAt('/dashboard?tab=guests');
    expect(await screen.findByText('The import of guests.csv is not finished')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Continue import' }));
    expect(
      await screen.findByText('Upload successful! Import completed: 30 created, 0 updated'),
    ).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path.endsWith('/import')).map(({ body }) => body);
    expect(sent).toEqual([{ guests: guests.slice(25) }]);
    expect(keptImport('olive')).toBeUndefined();
  });

  it('does not offer one user’s unfinished import to the next', async () => {
    const progress = { done: 0, total: 1, created: 0, updated: 0, failed: 0 };
    keepImport('olive', { fileName: 'guests.csv', guests: [{ name: 'Anna' }], issues: [], progress });
    serve();
    renderAt('/dashboard?tab=guests');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(keptImport('olive')).toBeUndefined());
  });
});
