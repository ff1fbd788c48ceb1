import { whyNoSms, whyNotTexted } from './texting';

const perth = { country: 'AU', smsCountries: ['AU', 'US'], smsNotifications: true };
const boston = { country: 'US', smsCountries: ['US'], smsNotifications: true };

describe('whether a guest can be texted', () => {
  it.each([
    ['0412 345 678', perth, undefined],
    ['+61 412 345 678', perth, undefined],
    ['(415) 555-0199', perth, undefined],
    ['0412 345 678', boston, 'the phone number is not valid'],
    ['+61 412 345 678', boston, 'the restaurant does not text numbers of that country'],
    ['555', perth, 'the phone number is not valid'],
  ])('%s by a restaurant that texts %o', (number, restaurant, reason) => {
    expect(whyNotTexted(number, restaurant)).toBe(reason);
  });

  it('depends on the number, the switch and the plan', () => {
    expect(whyNoSms('', perth, true)).toBe('the guest left no phone number');
    expect(whyNoSms('0412 345 678', { ...perth, smsNotifications: false }, true)).toBe(
      'SMS notifications are off',
    );
    expect(whyNoSms('0412 345 678', perth, false)).toBe('the plan does not include SMS');
    expect(whyNoSms('0412 345 678', perth, true)).toBeUndefined();
  });
});
