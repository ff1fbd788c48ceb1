import { comparedPhone, countPublicChange, defaultPublicLimits } from './public-limits';

const before = { phoneNumber: '030 901820' };

test('another notation of a local number is no change of the number', () => {
  const change = (phoneNumber: string, country?: string) =>
    countPublicChange(before, { phoneNumber }, defaultPublicLimits, country);
  expect(change('+49 30 901820', 'DE')).toEqual({ phone: 0, email: 0, all: 1 });
  expect(change('+43 30 901820', 'DE')).toEqual({ phone: 1, email: 0, all: 1 });
});

test('an address may be changed as often as a number, and in capitals it is the same one', () => {
  const change = (email: string, emails: number) =>
    countPublicChange(
      {
        ...before,
        email: 'ada@x.com',
        publicChanges: { phone: 0, email: emails, all: 0 },
      },
      { ...before, email },
      defaultPublicLimits,
      undefined,
    );
  expect(change('Ada@X.com', 2)).toEqual({ phone: 0, email: 2, all: 1 });
  expect(change('stranger@x.com', 1)).toEqual({ phone: 0, email: 2, all: 1 });
  expect(change('stranger@x.com', 2)).toMatchObject({ code: 'too-many-changes' });
});

test('the phone number may be changed twice, and the reservation ten times', () => {
  const change = (phone: number, all: number, phoneNumber = before.phoneNumber) =>
    countPublicChange(
      { ...before, publicChanges: { phone, email: 0, all } },
      { phoneNumber },
      defaultPublicLimits,
      'DE',
    );
  expect(change(1, 1, '030 901821')).toEqual({ phone: 2, email: 0, all: 2 });
  expect(change(2, 2, '030 901821')).toMatchObject({ code: 'too-many-phone-changes' });
  expect(change(2, 9)).toEqual({ phone: 2, email: 0, all: 10 });
  expect(change(2, 10)).toMatchObject({ code: 'too-many-changes' });
});

test.each([
  ['DE', '030 901820', '+4930901820'],
  ['DE', '(212) 736-5000', '+492127365000'],
  [undefined, '(212) 736-5000', '+12127365000'],
  [undefined, '030 901820', '030901820'],
  ['DE', 'call me', ''],
])('in the country %p, %p is compared as %p', (country, typed, compared) => {
  expect(comparedPhone(typed, country)).toBe(compared);
});
