import { daysAhead } from '../src/api';
import { aTableForTwo, closedDay } from '../src/bookings';
import type { Person } from '../src/browser';
import { ScreenReader } from '../src/screen-reader';
import { setStage } from '../src/stage';

// A diner who uses a screen reader on a phone: everything is found by the accessibility tree and done by keys.

const zone = 'America/New_York';
const stage = setStage({ owner: aTableForTwo });
let diner: Person;
let reader: ScreenReader;

beforeAll(async () => {
  diner = await stage.open('phone', zone);
  await diner.page.goto(`${stage.product.origin}/reservations/${stage.owner.restaurantId}`);
  reader = await ScreenReader.on(diner.page);
});

const inWords = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
const day = inWords(daysAhead(2));

test('the page is a heading, a form in two named groups, and fields with names and states', async () => {
  await reader.find('heading', /^Make a Reservation at Trattoria/, 'level: 1');
  await reader.find('button', day);
  const groups = (await reader.read()).filter(({ role }) => role === 'group').map(({ name }) => name);
  expect(groups).toEqual(expect.arrayContaining(['Your table', 'Your details', 'Verification']));
  expect((await reader.find('spinbutton', 'Party size')).value).toBe('2');
  await reader.find('textbox', 'Name', 'required');
  await reader.find('combobox', 'Time', 'disabled');
  const invalid = (await reader.read()).filter(({ states }) =>
    states.some((state) => /^invalid/.test(state)),
  );
  expect(invalid.map(({ name }) => name)).toEqual([]);
});

test('the calendar is a grid that says of each day whether it can be booked', async () => {
  await reader.press(await reader.find('button', 'Calendar'));
  await reader.find('grid', /./);
  for (let month = 0; month < 2; month += 1) {
    const cells = (await reader.read()).filter(({ name }) => name.startsWith(inWords(closedDay)));
    if (cells.some(({ name }) => /closed/.test(name))) break;
    await reader.press(await reader.find('button', /^Next month/));
  }
  await reader.find('gridcell', new RegExp(`^${inWords(closedDay)}.*closed`));
  await diner.page.keyboard.press('Escape');
});

test('a day and a time are pressed, and the hold with its countdown is announced', async () => {
  await reader.press(await reader.find('button', day));
  await reader.find('button', day, 'pressed');
  await reader.press(await reader.find('button', /^7:00 PM, free/));
  await reader.find('button', /^7:00 PM/, 'pressed');
  await reader.hear(/Your table is held while/);
  const [timer] = (await reader.read()).filter(({ role }) => role === 'timer');
  expect(timer?.text).toMatch(/^Your table is held for [45]:\d\d$/);
});

test('what is missing is announced, and the first such field has the focus and its error', async () => {
  await reader.press(await reader.find('button', 'Reserve'));
  await reader.find('textbox', 'Name', 'focused');
  const name = await reader.find('textbox', 'Name', 'invalid');
  expect(name.description).toMatch(/name/i);
  await reader.type(name, 'Katherine Johnson');
  await reader.press(await reader.find('checkbox', /robot/), 'Space');
  await reader.find('checkbox', /robot/, 'checked');
});

test('the booking ends on a page whose content is read first, with its facts as a list', async () => {
  await reader.press(await reader.find('button', 'Reserve'));
  await reader.find('heading', 'Reservation Confirmed!', 'level: 1');
  await reader.find('main', '', 'focused');
  const facts = (await reader.read()).filter(({ role }) => role === 'definition').map(({ text }) => text);
  expect(facts).toEqual(expect.arrayContaining(['Katherine Johnson', '2 guests']));
  await reader.find('link', /Google/);
});
