import type { Page } from 'playwright-core';
import { daysAhead, eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { aTableForTwo, book } from '../src/bookings';
import { startJourney } from '../src/journey';

// Diners who read Arabic and Japanese book, get the SMS, change and cancel, without any English except the names that
// the restaurant gave.

const journey = startJourney({
  owner: { ...aTableForTwo, settings: { ...aTableForTwo.settings, smsNotifications: true } },
});

interface Words {
  readonly locale: string;
  readonly direction: string;
  readonly diner: string;
  readonly phone: string;
  readonly heading: RegExp;
  readonly fields: { date: string; time: string; name: string; phone: string };
  readonly reserve: string;
  readonly confirmed: string;
  readonly update: string;
  readonly updated: string;
  readonly cancel: string;
  readonly yes: string;
  readonly canceled: string;
  /** The texts of the SMS: when booked, changed and canceled. */
  readonly texts: readonly [RegExp, RegExp, RegExp];
}

const arabic: Words = {
  locale: 'ar-EG',
  direction: 'rtl',
  diner: 'ليلى حسن',
  phone: '+12025550171',
  heading: /^احجز طاولة في/,
  fields: { date: 'التاريخ', time: 'الوقت', name: 'الاسم', phone: 'رقم الهاتف (اختياري)' },
  reserve: 'احجز',
  confirmed: 'تم تأكيد الحجز!',
  update: 'تحديث الحجز',
  updated: 'تم تعديل الحجز!',
  cancel: 'إلغاء الحجز',
  yes: 'نعم، ألغِه',
  canceled: 'تم إلغاء الحجز',
  texts: [/تم حجز طاولتك لضيفين: .*الساعة 7:00 م/, /حجزك الآن لضيف واحد: /, /تم إلغاء حجزك لضيف واحد/],
};

const japanese: Words = {
  locale: 'ja-JP',
  direction: 'ltr',
  diner: '山田 太郎',
  phone: '+12025550172',
  heading: /のご予約$/,
  fields: { date: '日付', time: '時間', name: 'お名前', phone: '電話番号 （任意）' },
  reserve: '予約する',
  confirmed: 'ご予約が確定しました',
  update: '予約を更新する',
  updated: 'ご予約を変更しました',
  cancel: '予約をキャンセルする',
  yes: 'キャンセルする',
  canceled: 'ご予約をキャンセルしました',
  texts: [
    /月\d+日\(.\) 19:00、2名様のお席をご予約いただきました/,
    /1名様に変更しました/,
    /1名様のご予約をキャンセルしました/,
  ],
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each([
  ['Arabic, from right to left', arabic, 15],
  ['Japanese', japanese, 16],
] as const)('a diner who reads %s books, gets the SMS, changes and cancels', async (_name, words, days) => {
  const { page } = await journey.open('phone', 'America/New_York', words.locale);
  const field = (name: keyof Words['fields']) => page.getByLabel(words.fields[name], { exact: true });
  const smsSays = (text: RegExp) =>
    eventually(async () => {
      const [latest] = await journey.api.messages(words.phone, 'sms');
      expect(latest?.text).toMatch(text);
    });
  const isOneLanguage = async () => {
    expect(await page.locator('html').getAttribute('dir')).toBe(words.direction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violationsOn(page)).toEqual([]);
  };

  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('heading', { level: 1, name: words.heading }).waitFor();
  await field('date').fill(daysAhead(days));
  await eventually(async () => expect(await field('time').locator('option').count()).toBeGreaterThan(5));
  await field('time').selectOption('19:00');
  await field('name').fill(words.diner);
  await field('phone').fill(words.phone);
  await page.getByRole('checkbox', { name: /robot/ }).check();
  await isOneLanguage();
  await press(page, words.reserve);
  await page.getByRole('heading', { name: words.confirmed }).waitFor();
  await isOneLanguage();
  await smsSays(words.texts[0]);

  const id = page.url().split('/').at(-1);
  await page.goto(`${journey.product.origin}/edit-reservation/${id}`);
  await page.getByLabel(words.fields.name, { exact: true }).waitFor();
  await page.locator('[name="guests"]').fill('1');
  await isOneLanguage();
  await press(page, words.update);
  await page.getByRole('heading', { name: words.updated }).waitFor();
  await smsSays(words.texts[1]);

  await page.goto(`${journey.product.origin}/edit-reservation/${id}`);
  await press(page, words.cancel);
  await press(page, words.yes);
  await page.getByRole('heading', { name: words.canceled }).waitFor();
  await smsSays(words.texts[2]);
});

test('a diner who reads Spanish gets from the booking page to the privacy policy in Spanish', async () => {
  const { page } = await journey.open('phone', 'America/New_York', 'es-MX');
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
  await page.getByRole('heading', { level: 1, name: 'Política de privacidad' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('navigation', { name: 'Ayuda' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Idioma').selectOption('العربية');
  await page.getByRole('heading', { level: 1, name: 'سياسة الخصوصية' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'مركز المساعدة' }).click();
  await page.getByRole('heading', { level: 1, name: 'مركز المساعدة' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  await page.getByRole('heading', { level: 1, name: arabic.heading }).waitFor();
});

test('a language chosen by hand is kept for the next pages, with the typed values', async () => {
  const { page } = await journey.open('phone');
  const at = `${journey.product.origin}/reservations/${journey.owner.restaurantId}`;
  await page.goto(at);
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('heading', { level: 1, name: /^Tisch reservieren/ }).waitFor();
  expect(await page.locator('[name="name"]').inputValue()).toBe('Grace Hopper');
  await page.goto(`${journey.product.origin}/reservation-success/none`);
  await page.getByText('Die Reservierungsdaten konnten nicht geladen werden.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('in no language does anything move sideways on the narrowest screen, from the form to a change', async () => {
  const { page } = await journey.open('phone', 'America/New_York');
  await page.setViewportSize({ width: 320, height: 700 });
  const { restaurantId } = journey.owner;
  const id = await book(journey.api, restaurantId, `${daysAhead(17)}T19:00`);
  for (const language of ['en', 'es', 'fr', 'de', 'ja', 'ar']) {
    for (const [path, shown] of [
      [`/reservations/${restaurantId}`, '[name="name"]'],
      [`/reservation-success/${id}`, 'dl'],
      [`/edit-reservation/${id}`, '[name="name"]'],
    ] as const) {
      await page.goto(`${journey.product.origin}${path}?lang=${language}`);
      await page.locator(shown).first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  }
});
