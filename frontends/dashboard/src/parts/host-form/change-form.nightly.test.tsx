import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playEvent, playPartyEvent, renderAt } from '../../testing/render-dashboard';
import {
  address,
  date,
  evening,
  kim,
  list,
  onTheHostForm,
  openNew,
  outdated,
  sent,
  serveForm,
  service,
  single,
  update,
} from '../../testing/served-form';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheHostForm();

describe('the host’s form', () => {
  it('shows the details of a reservation, and changes them', async () => {
    const party = { ...kim, email: 'kim@example.com', occasion: 'birthday', dietary: { needs: ['vegan'] } };
    const calls = serveForm(({ path }) =>
      path === `${service}GetEvening` ? [200, { evening: { ...evening, parties: [party] } }] : undefined,
    );
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.click(form.getByText('Vegan · Birthday · kim@example.com'));
    await userEvent.click(await form.findByRole('button', { name: 'Vegan' }));
    await userEvent.click(form.getByRole('button', { name: 'Anniversary' }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(1));
    expect(sent(calls, 'ChangeParty')[0]).toMatchObject({
      email: 'kim@example.com',
      occasion: 'anniversary',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(2));
    expect(sent(calls, 'ChangeParty')[1]).toMatchObject({
      occasion: 'birthday',
      dietary: { needs: ['vegan'] },
    });
  });

  it('keeps what was typed when the evening cannot be loaded again', async () => {
    let answered: [number, unknown] = [200, { evening }];
    const calls = serveForm(({ path }) => (path === `${service}GetEvening` ? answered : undefined));
    const loads = () => sent(calls, 'GetEvening').length;
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.type(form.getByLabelText(/^Notes/), ' seat');
    const tables = [...evening.tables, { number: '3', tableType: 'FourTop', seats: 4 }];
    const reload = async (version: number, next: typeof answered) => {
      const before = loads();
      answered = next;
      const update = {
        type: 'updated',
        restaurantId: 'olive',
        id: 'other',
        version,
        localDate: date,
      } as const;
      await act(async () => playPartyEvent(update));
      await waitFor(() => expect(loads()).toBeGreaterThan(before));
    };
    await reload(1, [400, { code: 'failed_precondition', message: 'Not now' }]);
    await reload(2, [200, { evening: { ...evening, tables } }]);
    expect(await screen.findByRole('button', { name: /^Table 3/ })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Notes/)).toHaveValue('Window seat');
  });

  it('undoes a change to what it was when the form was opened, although live updates tell of it first', async () => {
    const calls = serveForm();
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.type(form.getByLabelText(/^Notes/), ' seat');
    const fields = { id: 'kim', notes: 'Window seat' };
    act(() => playEvent({ type: 'updated', restaurantId: 'olive', reservation: fields }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(2));
    expect(sent(calls, 'ChangeParty')).toMatchObject([{ notes: 'Window seat' }, { notes: 'Window' }]);
  });

  it('cancels a booking that is undone, since its guest may have been notified', async () => {
    const calls = serveForm();
    renderAt(list);
    const form = await openNew();
    await userEvent.click(await within(form).findByRole('radio', { name: /^7:00 PM/ }));
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'Kim Lee{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const message = 'The reservation of Kim Lee is canceled, and the guest was notified.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/api/reservations/cancel/kim')).toBe(true);
  });

  it('changes a reservation based on the version that was shown, and undoes it on demand', async () => {
    const calls = serveForm();
    renderAt('/edit-reservation/kim');
    const form = await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' });
    expect(within(form).getByLabelText(/^Notes/)).toHaveValue('Window');
    expect(within(form).getByRole('button', { name: /^Table 2/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(within(form).getByLabelText(/^Notes/), ' seat');
    await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(1));
    expect(sent(calls, 'ChangeParty')[0]).toMatchObject({
      reservationId: 'kim',
      baseVersion: '4',
      notes: 'Window seat',
      tableNumbers: ['2'],
      when: { local: `${date}T19:00` },
    });
    await waitFor(() => expect(address()).toBe('/dashboard?tab=reservations'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The reservation of Kim Lee is as it was.')).toBeInTheDocument();
    // A guest who has not been told of the change is not told of its undo.
    expect(sent(calls, 'ChangeParty')[0]).not.toHaveProperty('undoesBase');
    expect(sent(calls, 'ChangeParty')[1]).toMatchObject({
      ...{ baseVersion: '4', notes: 'Window', undoesBase: true },
    });
  });

  it('does not overwrite what a colleague changed meanwhile, and keeps what was typed', async () => {
    const theirs = { ...kim, version: '5', partySize: 6, notes: 'Birthday' };
    let now: object = kim;
    const refused = outdated('This party was changed in the meantime: 6 people.');
    const calls = serveForm(({ path, body }) => {
      if (path === `${service}GetEvening`) return [200, { evening: { ...evening, parties: [now] } }];
      if (path !== `${service}ChangeParty`) return undefined;
      const isOutdated = (body as { baseVersion: string }).baseVersion !== '5';
      return isOutdated ? refused : [200, { party: theirs }];
    });
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.type(form.getByLabelText(/^Notes/), ' seat');
    now = theirs;
    act(() => playPartyEvent({ ...update, party: theirs }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      /changed in the meantime: 6 people\. The form shows it/,
    );
    await waitFor(() => expect(form.getByLabelText(/^Guests/)).toHaveValue(6));
    expect(form.getByLabelText(/^Notes/)).toHaveValue('Window seat');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(2));
    expect(sent(calls, 'ChangeParty')).toMatchObject([
      { baseVersion: '4', partySize: 4, notes: 'Window seat' },
      { baseVersion: '5', partySize: 6, notes: 'Window seat' },
    ]);
  });

  it('keeps what was typed if a colleague moves the party to another day, and changes it there', async () => {
    const nextDay = '2030-11-23';
    const theirs = { ...kim, version: '5', startsAt: `${nextDay}T19:00:00Z`, localDate: nextDay };
    let now = kim;
    const calls = serveForm(({ path, body }) => {
      if (path === '/api/reservations/single/kim')
        return [200, { ...single, reservation_time: now.startsAt }];
      const { localDate, baseVersion } = (body ?? {}) as { localDate?: string; baseVersion?: string };
      if (path === `${service}ChangeParty`)
        return baseVersion === now.version
          ? [200, { party: now }]
          : outdated('This party was changed in the meantime.');
      if (path !== `${service}GetEvening`) return undefined;
      const parties = now.localDate === localDate ? [now] : [];
      return [200, { evening: { ...evening, localDate, parties } }];
    });
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.type(form.getByLabelText(/^Notes/), ' seat');
    now = theirs;
    act(() => playPartyEvent(update));
    const asked = () => sent(calls, 'GetEvening').some(({ localDate }) => localDate === nextDay);
    await waitFor(() => expect(asked()).toBe(true));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveValue(nextDay));
    expect(form.getByLabelText(/^Notes/)).toHaveValue('Window seat');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toHaveLength(2));
    expect(sent(calls, 'ChangeParty')[1]).toMatchObject({
      ...{ baseVersion: '5', notes: 'Window seat', when: { local: `${nextDay}T19:00` } },
    });
  });

  it('takes a newer version that shows the same as the one that was shown', async () => {
    const calls = serveForm();
    renderAt('/edit-reservation/kim');
    const form = within(await screen.findByRole('dialog', { name: 'Edit reservation of Kim Lee' }));
    await userEvent.type(form.getByLabelText(/^Notes/), ' seat');
    act(() => playPartyEvent({ ...update, party: { ...kim, version: '5' } }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calls, 'ChangeParty')).toMatchObject([{ baseVersion: '5' }]));
  });

  it('does not open a reservation that is over or belongs to another restaurant', async () => {
    const over = { ...evening, parties: [{ ...kim, stage: 'STAGE_FINISHED' }] };
    serveForm(({ path }) => (path === `${service}GetEvening` ? [200, { evening: over }] : undefined));
    renderAt('/edit-reservation/kim');
    expect(await screen.findByText(/can no longer be changed\. It is: Finished\./)).toBeInTheDocument();
  });
});
