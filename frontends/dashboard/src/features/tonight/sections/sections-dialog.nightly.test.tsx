import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.reservation.v1.EveningService/';
const tables = ['1', '2', '3', '4'].map((number) => ({
  ...{ number, tableType: 'FourTop', seats: 4 },
  area: number > '2' ? 'Terrace' : 'Bar',
}));

/** The servers’ drawer of an evening with two servers, and the saved sections. */
async function openServers() {
  const night = {
    restaurantId: 'olive',
    localDate: '2026-11-20',
    timezone: 'Europe/Rome',
    seatingMinutes: 90,
  };
  const sections = [{ server: 'Ada' }, { server: 'Bo' }];
  const calls = serve(({ path }) => {
    if (path === `${service}GetEvening`) return [200, { evening: { ...night, tables, sections } }];
    return path === `${service}SetSections` ? [200, {}] : undefined;
  });
  renderAt('/dashboard?tab=tonight');
  await userEvent.click(await screen.findByRole('button', { name: 'Floor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Servers' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Servers' }));
  const save = async () => {
    await userEvent.click(drawer.getByRole('button', { name: 'Save servers' }));
    const sent = () => calls.find(({ path }) => path === `${service}SetSections`)?.body;
    await waitFor(() => expect(sent()).toBeDefined());
    return (sent() as { sections: { tableNumbers: string[] }[] }).sections.map((each) => each.tableNumbers);
  };
  return { drawer, save };
}

test('an area is given to a server with one press', async () => {
  const { drawer, save } = await openServers();
  await userEvent.click(drawer.getByRole('button', { name: 'All of Bar' }));
  await userEvent.click(drawer.getByRole('radio', { name: /^Bo/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'All of Terrace' }));
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  expect(await save()).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('all tables are shared evenly with one press', async () => {
  const { drawer, save } = await openServers();
  await userEvent.click(drawer.getByRole('button', { name: 'Share all tables evenly' }));
  expect(drawer.getByRole('radio', { name: /^Ada/ }).closest('label')).toHaveTextContent(
    '2 tables · 0 covers',
  );
  expect(await save()).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});
