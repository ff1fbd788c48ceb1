import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../../testing/render-dashboard';
import * as countries from './countries';
import * as zones from './time-zones';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));
// Each is called once for each time that the options are rendered.
jest.mock('./countries', () => {
  const actual = jest.requireActual<typeof countries>('./countries');
  return { ...actual, countries: jest.fn(actual.countries) };
});
jest.mock('./time-zones', () => {
  const actual = jest.requireActual<typeof zones>('./time-zones');
  return { ...actual, groupZones: jest.fn(actual.groupZones) };
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
const renders = () => [
  jest.mocked(zones.groupZones).mock.calls.length,
  jest.mocked(countries.countries).mock.calls.length,
];

test('time zones and countries are not rendered again while another field is typed in', async () => {
  serve();
  renderAt('/dashboard?tab=settings');
  const name = await screen.findByLabelText('Restaurant name');
  const before = renders();
  await userEvent.type(name, ' & Garden');
  expect(name).toHaveValue('The Olive Branch & Garden');
  expect(renders()).toEqual(before);
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'Japan');
  expect(renders()).not.toEqual(before);
});
