import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import { noDifference, renderAt, serve } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const period = (id: string, name: string, openingTime: string, closingTime: string) => ({
  ...{ id, name, openingTime, closingTime },
  reservationInterval: '30',
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
});
const info = restaurant({
  operatingHours: [period('lunch', 'Lunch', '11:00', '14:00'), period('dinner', 'Dinner', '18:00', '22:00')],
});

/** A restaurant whose rules reflect the saves. */
function serveRules(refuse?: () => Answer, preview: object = noDifference) {
  let stored: { rules?: object; version: number } = { version: 3 };
  return serve(({ path, body }) => {
    if (path.endsWith('/info')) return [200, info];
    if (path.endsWith('/PreviewChange')) return [200, preview];
    if (path.endsWith('/GetAvailabilityRules')) return [200, stored];
    if (!path.endsWith('/PutAvailabilityRules')) return undefined;
    if (refuse) return refuse();
    stored = { rules: (body as { rules: object }).rules, version: stored.version + 1 };
    return [200, stored];
  });
}

const theForm = () => screen.findByRole('form', { name: 'Availability rules' });
async function open() {
  const view = renderAt('/dashboard?tab=settings&view=rules');
  await theForm();
  return view;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Rules' }));
const bodiesOf = (calls: ReturnType<typeof serve>, method: string) =>
  calls.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
const puts = (calls: ReturnType<typeof serve>) => bodiesOf(calls, 'PutAvailabilityRules');

describe('the availability rules', () => {
  it('are a view of the settings', async () => {
    serveRules();
    renderAt('/dashboard?tab=settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Availability rules' }));
    await theForm();
    expect(screen.getByTestId('address')).toHaveTextContent('view=rules');
  });

  it('set the pacing of lunch with two numbers and a save', async () => {
    const calls = serveRules();
    const { container } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Pace Lunch' }));
    const rule = screen.getByRole('group', { name: 'Pacing rule 1' });
    expect(rule).toHaveTextContent('Applies to Lunch, every day.');
    await userEvent.type(within(rule).getByLabelText(/^Max. guests/), '24');
    await userEvent.type(within(rule).getByLabelText(/^Guests online/), '16');
    expect(await axe(container)).toHaveNoViolations();
    await save();
    expect(await screen.findByText('Availability rules saved.')).toBeInTheDocument();
    expect(puts(calls)).toEqual([
      {
        rules: {
          pacing: [{ intervalMinutes: 15, mostCovers: 24, publicCovers: 16, periodIds: ['lunch'] }],
        },
        restaurantId: 'olive',
        baseVersion: '3',
      },
    ]);
  });

  it('limit a turn time to some days', async () => {
    const calls = serveRules();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add turn time' }));
    const rule = screen.getByRole('group', { name: 'Turn time 1' });
    await userEvent.type(within(rule).getByLabelText(/^From party size/), '5');
    await userEvent.click(within(rule).getByRole('button', { name: 'Choose periods and days' }));
    await userEvent.click(within(rule).getByLabelText('Friday'));
    await userEvent.click(within(rule).getByLabelText('Saturday'));
    expect(rule).toHaveTextContent('Applies to all periods, Fri, Sat.');
    await save();
    await screen.findByText('Availability rules saved.');
    expect(puts(calls)).toMatchObject([
      { rules: { turnTimes: [{ minutes: 90, smallestParty: 5, weekdays: [5, 6] }] } },
    ]);
  });

  it('allow extra covers on some days', async () => {
    const calls = serveRules();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Allow extra covers' }));
    const rule = screen.getByRole('group', { name: 'Extra covers 1' });
    const covers = within(rule).getByLabelText(/^Extra covers/);
    await userEvent.clear(covers);
    await userEvent.type(covers, '51');
    await save();
    expect(await within(rule).findByText('A number of extra covers is from 0 to 50')).toBeInTheDocument();
    expect(puts(calls)).toEqual([]);
    await userEvent.clear(covers);
    await userEvent.type(covers, '4');
    await userEvent.click(within(rule).getByRole('button', { name: 'Choose periods and days' }));
    await userEvent.click(within(rule).getByLabelText('Friday'));
    await save();
    await screen.findByText('Availability rules saved.');
    expect(puts(calls)).toMatchObject([{ rules: { overbooking: [{ extraCovers: 4, weekdays: [5] }] } }]);
  });

  it('close special days', async () => {
    const calls = serveRules();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add special day' }));
    const day = screen.getByRole('group', { name: 'Special day 1' });
    await userEvent.type(within(day).getByLabelText('Name'), 'Christmas');
    await userEvent.type(within(day).getByLabelText('First day'), '2027-12-25');
    await userEvent.click(within(day).getByLabelText('Closed'));
    await save();
    await screen.findByText('Availability rules saved.');
    expect(puts(calls)).toMatchObject([
      {
        rules: {
          specialDays: [{ name: 'Christmas', from: '2027-12-25', until: '2027-12-25', closed: true }],
        },
      },
    ]);
  });

  it('close public holidays of the country with a tap each', async () => {
    const year = new Date().getFullYear();
    const calls = serve(({ path, body }) => {
      if (path.endsWith('/info')) return [200, info];
      const { rules, year: asked } = (body ?? {}) as { rules?: object; year?: number };
      if (path.endsWith('/PutAvailabilityRules')) return [200, { rules, version: 1 }];
      if (!path.endsWith('/ListHolidays')) return undefined;
      const date = `${asked}-12-31`;
      return [200, { country: 'IT', holidays: [{ name: `Eve ${asked}`, from: date, until: date }] }];
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Public holidays' }));
    const choice = await screen.findByRole('group', { name: 'Public holidays' });
    await userEvent.click(within(choice).getByRole('button', { name: new RegExp(`^Eve ${year + 1}`) }));
    expect(within(choice).getAllByRole('button')).toHaveLength(1);
    await save();
    await screen.findByText('Availability rules saved.');
    const date = `${year + 1}-12-31`;
    expect(puts(calls)).toMatchObject([
      { rules: { specialDays: [{ name: `Eve ${year + 1}`, from: date, until: date, closed: true }] } },
    ]);
  });

  it('show impossible values at their fields, without calling the server', async () => {
    const calls = serveRules();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Pace Dinner' }));
    await save();
    expect(screen.getAllByText(/Please give a number of covers or of parties/)).toHaveLength(2);
    const rule = screen.getByRole('group', { name: 'Pacing rule 1' });
    await userEvent.type(within(rule).getByLabelText(/^Max. guests/), '10');
    await userEvent.type(within(rule).getByLabelText(/^Guests online/), '12');
    await save();
    const online = within(rule).getByLabelText(/^Guests online/);
    expect(online).toHaveAccessibleDescription(/The share of the public is at most the whole limit/);
    expect(online).toHaveFocus();
    expect(puts(calls)).toEqual([]);
  });

  it('stay in the form after a conflict with another member’s change', async () => {
    serveRules(() => [409, { code: 'aborted', message: 'The rules have changed.' }]);
    await open();
    await userEvent.type(screen.getByLabelText(/^Pause between parties/), '10');
    await save();
    expect(await screen.findByText(/^Someone else has changed the rules/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Pause between parties/)).toHaveValue(10);
  });

  it('show their effect before they are saved', async () => {
    const reservation = {
      ...{ id: 'kim', name: 'Kim Lee', partySize: 6, phoneNumber: '+1 202 555 0100' },
      startsAt: '2026-11-21T19:00:00Z',
    };
    const explanation = 'Pacing: 24 of 24 covers start between 7:00 PM and 7:15 PM';
    const preview = {
      ...noDifference,
      reservations: [{ reservation, reasons: [{ code: 'pacing', explanation }], already: false }],
      days: [
        { date: '2026-11-21', before: [8, 8, 4], after: [6, 7, 4] },
        { date: '2026-11-22', before: [8, 8, 4], after: [8, 8, 4] },
      ],
    };
    const calls = serveRules(undefined, preview);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Pace Dinner' }));
    await userEvent.type(screen.getByLabelText(/^Max. guests/), '24');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Before you save' });
    expect(dialog).toHaveTextContent('1 reservation no longer fits');
    expect(dialog).toHaveTextContent(`Kim Lee, 6 · Nov 21, 2026, 7:00 PM${explanation}.`);
    expect(within(dialog).getByRole('link', { name: 'Call (202) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+12025550100',
    );
    expect(dialog).toHaveTextContent('2 fewer starts offered to a party of 2 in the next 2 days: 16 now, 14');
    await userEvent.click(within(dialog).getByRole('button', { name: 'For 6' }));
    expect(dialog).toHaveTextContent('As many starts offered to a party of 6');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(puts(calls)).toEqual([]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Availability rules saved.')).toBeInTheDocument();
    expect(puts(calls)).toHaveLength(1);
    expect(bodiesOf(calls, 'PreviewChange')[0]).toEqual({
      restaurantId: 'olive',
      draft: {
        availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers: 24, periodIds: ['dinner'] }] },
      },
    });
  });

  it('can be saved while the preview is unavailable', async () => {
    const calls = serve(({ path, body }) => {
      if (path.endsWith('/info')) return [200, info];
      if (path.endsWith('/PreviewChange'))
        return [503, { code: 'unavailable', message: 'Please try again.' }];
      const { rules } = (body ?? {}) as { rules?: object };
      return path.endsWith('/PutAvailabilityRules') ? [200, { rules, version: 1 }] : undefined;
    });
    await open();
    await userEvent.type(screen.getByLabelText(/^Pause between parties/), '10');
    await save();
    expect(await screen.findByText(/cannot be shown right now. Save again/)).toBeInTheDocument();
    expect(puts(calls)).toEqual([]);
    await save();
    expect(await screen.findByText('Availability rules saved.')).toBeInTheDocument();
  });

  it('explain why times are closed, grouped by reason', async () => {
    const start = (localMinute: number, explanation: string) => ({
      ...{ localMinute, period: 'Dinner', turnMinutes: 90 },
      ...{ refusedBy: explanation && 'pacing', explanation },
    });
    const full = 'Tables: all 4 for parties of 2 are taken';
    serve(({ path }) => {
      if (path.endsWith('/info')) return [200, info];
      if (!path.endsWith('/ExplainStarts')) return undefined;
      // The last one is after midnight.
      return [200, { starts: [start(1_080, ''), start(1_425, full), start(1_470, full)] }];
    });
    await open();
    const section = screen.getByRole('region', { name: 'Why is this time closed?' });
    expect(await within(section).findByText('1 of 3 starts are offered.')).toBeInTheDocument();
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Offered · Dinner6:00 PM', `${full} · Dinner11:45 PM, 12:30 AM`]);
  });

  it('ask before the view is left with unsaved changes', async () => {
    serveRules();
    await open();
    await userEvent.type(screen.getByLabelText(/^Pause between parties/), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Restaurant' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByLabelText('Restaurant name')).toBeInTheDocument();
  });
});

describe('a draft of rules', () => {
  const winter = {
    rules: { pauseMinutes: 25 },
    name: 'Winter',
    savedAt: '2026-11-12T12:00:00Z',
    savedBy: 'Anna Rossi',
  };
  /** A restaurant whose draft reflects the saves. */
  function serveDraft(stored: { draft?: object; version: number }, refuse?: () => Answer) {
    return serve(({ path, body }) => {
      if (path.endsWith('/info')) return [200, info];
      const { rules, name } = (body ?? {}) as Partial<typeof winter>;
      if (path.endsWith('/PutAvailabilityRules')) return [200, { rules, version: 1 }];
      if (!path.endsWith('RulesDraft')) return undefined;
      if (!path.endsWith('/GetRulesDraft') && refuse) return refuse();
      if (path.endsWith('/DeleteRulesDraft')) stored = { version: stored.version + 1 };
      if (path.endsWith('/PutRulesDraft'))
        stored = { draft: { ...winter, rules, name }, version: stored.version + 1 };
      return [200, stored];
    });
  }
  const pause = () => screen.getByLabelText(/^Pause between parties/);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is stored beside the current rules, which the form shows again', async () => {
    const calls = serveDraft({ version: 2 });
    await open();
    await userEvent.type(pause(), '25');
    await press('Save as Draft');
    const dialog = screen.getByRole('dialog', { name: 'Save as draft' });
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Winter');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft. The current rules are unchanged.')).toBeInTheDocument();
    expect(pause()).toHaveValue(null);
    expect(screen.getByText('There is a draft “Winter” of Thu, Nov 12, by Anna Rossi')).toBeInTheDocument();
    expect(bodiesOf(calls, 'PutRulesDraft')).toMatchObject([
      { rules: { pauseMinutes: 25 }, name: 'Winter', baseVersion: '2' },
    ]);
    expect(puts(calls)).toEqual([]);
  });

  it('is opened and put in force like any change of the rules, and then no longer stored as a draft', async () => {
    const calls = serveDraft({ draft: winter, version: 4 });
    await open();
    await press('Open');
    expect(pause()).toHaveValue(25);
    await press('Publish');
    expect(await screen.findByText('Availability rules saved.')).toBeInTheDocument();
    expect(bodiesOf(calls, 'PreviewChange')).toHaveLength(1);
    expect(puts(calls)).toMatchObject([{ rules: { pauseMinutes: 25 } }]);
    expect(await screen.findByRole('button', { name: 'Save Rules' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/draft “Winter”/)).not.toBeInTheDocument());
    expect(bodiesOf(calls, 'DeleteRulesDraft')).toMatchObject([{ baseVersion: '4' }]);
  });

  it('is discarded on demand, and replaces unsaved changes only on demand', async () => {
    const calls = serveDraft({ draft: winter, version: 4 });
    const { container } = await open();
    await screen.findByText(/draft “Winter”/);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(pause(), '5');
    await press('Open');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(pause()).toHaveValue(5);
    await press('Discard draft');
    const dialog = screen.getByRole('alertdialog', { name: 'Discard the draft?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.queryByText(/draft “Winter”/)).not.toBeInTheDocument());
    expect(bodiesOf(calls, 'DeleteRulesDraft')).toHaveLength(1);
    expect(pause()).toHaveValue(5);
  });

  it('is not replaced on a conflict with another member’s change', async () => {
    serveDraft({ draft: winter, version: 4 }, () => [
      409,
      { code: 'aborted', message: 'This draft was changed.' },
    ]);
    await open();
    await userEvent.type(pause(), '5');
    await press('Save as Draft');
    await press('Save draft');
    expect(await screen.findByText(/^Someone else has changed the draft/)).toBeInTheDocument();
    expect(pause()).toHaveValue(5);
  });
});

describe('the simulator', () => {
  const figures = {
    parties: 3,
    covers: 12,
    fullest: { date: '2026-11-20', minute: 1140, covers: 8 },
    openMinutes: 400,
    tables: [{ number: '7', minutes: 100 }],
  };
  const week = {
    from: '2026-11-01',
    until: '2026-11-07',
    bookedParties: 3,
    refusedParties: 1,
    complete: true,
    today: figures,
    draft: { ...figures, covers: 9, tables: [{ number: '7', minutes: 60 }] },
    gainedCovers: 1,
    lost: [{ rule: 'pacing', covers: 4 }],
  };
  const isSimulation = ({ path }: { path: string }) => path.endsWith('/SimulateChange');
  async function change() {
    await userEvent.click(screen.getByRole('button', { name: 'Pace Lunch' }));
    const rule = screen.getByRole('group', { name: 'Pacing rule 1' });
    await userEvent.type(within(rule).getByLabelText(/^Max. guests/), '24');
  }
  const button = () => screen.getByRole('button', { name: 'Try on the past four weeks' });

  it('simulates the unsaved rules on four weeks, side by side with those in force', async () => {
    const calls = serve((call) =>
      isSimulation(call) ? [200, week] : call.path.endsWith('/info') ? [200, info] : undefined,
    );
    const { container } = await open();
    expect(button()).toBeDisabled();
    await change();
    await userEvent.click(button());
    expect(await screen.findByText('12 fewer covers')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Covers served 48 36' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Most covers in 15 minutes 8 8' })).toBeInTheDocument();
    expect(
      screen.getByText(/^Busiest time: Fri, Nov 20, at 7:00 PM with the current rules/),
    ).toBeInTheDocument();
    expect(screen.getByText('Lost by pacing (16).')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('row', { name: '7 25% 15%' })).toBeInTheDocument();
    const bodies = calls.filter(isSimulation).map(({ body }) => body);
    expect(bodies).toMatchObject([{ week: 1 }, { week: 2 }, { week: 3 }, { week: 4 }]);
    expect(bodies[0]).toMatchObject({ draft: { availabilityRules: { pacing: [{ mostCovers: 24 }] } } });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Pace Dinner' }));
    expect(await screen.findByText(/^The rules have changed since/)).toBeInTheDocument();
  });

  it('shows its progress, can be stopped, and shows what went wrong', async () => {
    let finish = (): void => undefined;
    let fails = false;
    serve((call) => {
      if (call.path.endsWith('/info')) return [200, info];
      if (!isSimulation(call)) return undefined;
      if (fails) return [503, { code: 'unavailable', message: 'Another simulation is running.' }];
      if ((call.body as { week: number }).week === 1) return [200, week];
      return new Promise((resolve) => (finish = () => resolve([200, week])));
    });
    await open();
    await change();
    await userEvent.click(button());
    expect(await screen.findByText('Week 2 of 4...')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Simulation' })).toHaveAttribute('value', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    finish();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    fails = true;
    await userEvent.click(button());
    expect(await screen.findByText('Another simulation is running.')).toBeInTheDocument();
  });
});
