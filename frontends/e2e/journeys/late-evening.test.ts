import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { BookingForm } from '../src/booking-form';
import { startJourney } from '../src/journey';

// A diner of a bar that is open until two books for after midnight.

const late = {
  timezone: 'America/New_York',
  settings: {
    tableAvailability: { TwoTop: 2 },
    operatingHours: [
      {
        name: 'Evening',
        openingTime: '20:00',
        closingTime: '02:00',
        reservationInterval: 30,
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
      },
    ],
  },
};
const journey = startJourney({ owner: late });
const longDay = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
  });

test('a start after midnight is found under its evening, and booked at its own date', async () => {
  const [evening, nextDay] = [daysAhead(6), daysAhead(7)];
  const { page } = await journey.open('phone');
  const form = new BookingForm(page);
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('button', { name: longDay(evening), exact: true }).click();
  const times = page.getByRole('toolbar', { name: `Times on ${longDay(evening)}, 2 guests` });
  const afterMidnight = times.getByRole('group', { name: `After midnight, ${longDay(nextDay)}` });
  await eventually(async () => expect(await afterMidnight.getByRole('button').count()).toBe(4));
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: longDay(nextDay), exact: true }).click();
  await page.getByRole('toolbar', { name: `Times on ${longDay(nextDay)}, 2 guests` }).waitFor();
  await eventually(async () =>
    expect(await form.time.locator('option').nth(1).textContent()).toBe('8:00 PM'),
  );

  await page.getByRole('button', { name: longDay(evening), exact: true }).click();
  await afterMidnight.getByRole('button', { name: '1:00 AM, free' }).click();
  await page.getByRole('timer').waitFor();
  await page.keyboard.type('Katherine Johnson');
  await form.notARobot.check();
  await form.reserve();
  await page.waitForURL('**/reservation-success/**');
  await page.getByText(`${longDay(nextDay)}, ${nextDay.slice(0, 4)}`).first().waitFor();
  await page.getByText('1:00 AM').first().waitFor();
});
