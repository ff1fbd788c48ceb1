import { closesAt, isActivityDue, readRules, type AccessRules } from './access-rules';
import type { Session } from './session';

// Rules of owners for the sessions of their people (ACCOUNT-29, ACCOUNT-30).

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const draft = { sessionHours: 0, idleMinutes: 0, addresses: [] as string[] };

describe('what an owner enters', () => {
  test.each([
    [{ sessionHours: 721 }, 'sessionHours'],
    [{ idleMinutes: 4 }, 'idleMinutes'],
    [{ idleMinutes: 1_441 }, 'idleMinutes'],
    [{ sessionHours: 1, idleMinutes: 60 }, 'idleMinutes'],
    [{ addresses: ['198.51.100.0/24', '203.0.113.0/33'] }, 'addresses[1]'],
    [{ addresses: ['office'] }, 'addresses[0]'],
    [{ addresses: Array.from({ length: 101 }, () => '198.51.100.7') }, 'addresses'],
    [{ addresses: ['203.0.113.0/24'] }, 'addresses'],
    [{ addresses: ['2001:db8::/32'] }, 'addresses'],
  ])('is refused with the name of the field: %j', (more, field) => {
    expect(readRules({ ...draft, ...more }, '198.51.100.7')).toEqual({
      problems: [expect.objectContaining({ field })],
    });
  });

  test('is kept in its shortest form, if it has the address of who saves it', () => {
    const addresses = [' 198.51.100.7/24', '198.51.100.0/24', '2001:0db8::1/64'];
    const read = { sessionHours: 12, idleMinutes: 30, addresses: ['198.51.100.0/24', '2001:db8::/64'] };
    expect(readRules({ sessionHours: 12, idleMinutes: 30, addresses }, '198.51.100.99')).toEqual(read);
    expect(readRules({ sessionHours: 12, idleMinutes: 30, addresses }, '::ffff:198.51.100.99')).toEqual(read);
    expect(readRules({ sessionHours: 12, idleMinutes: 30, addresses }, '2001:db8::5')).toEqual(read);
  });

  test('says which address is missing, so that it can be entered', () => {
    const refused = readRules({ ...draft, addresses: ['203.0.113.7'] }, '198.51.100.7');
    expect(JSON.stringify(refused)).toContain('198.51.100.7');
  });
});

describe('the end of a session', () => {
  const rules = { sessionHours: 0, idleMinutes: 0, idleSince: null } as AccessRules;
  const session = { createdAt: at('08:00:00'), usedAt: at('09:00:00'), activeAt: at('09:20:00') } as Session;

  test('never comes earlier without a limit', () => {
    expect(closesAt(rules, session)).toBeUndefined();
  });

  test('comes with the first of the two limits', () => {
    expect(closesAt({ ...rules, sessionHours: 2 }, session)).toEqual(at('10:00:00'));
    const idle = { ...rules, idleMinutes: 30, idleSince: at('07:00:00') };
    expect(closesAt(idle, session)).toEqual(at('09:50:00'));
    expect(closesAt({ ...idle, sessionHours: 1 }, session)).toEqual(at('09:00:00'));
  });

  test('is not put off by a refresh of the tokens, which pages do by themselves', () => {
    const refreshed = { ...session, usedAt: at('11:00:00') };
    const idle = { ...rules, idleMinutes: 30, idleSince: at('07:00:00') };
    expect(closesAt(idle, refreshed)).toEqual(at('09:50:00'));
  });

  test('leaves a session in use its whole time when the limit is set, and an old one none', () => {
    const idle = { ...rules, idleMinutes: 30, idleSince: at('12:00:00') };
    const ofBefore = { ...session, activeAt: null };
    expect(closesAt(idle, { ...ofBefore, usedAt: at('11:50:00') })).toEqual(at('12:30:00'));
    expect(closesAt(idle, ofBefore)).toEqual(at('09:45:00'));
  });
});

test('activity is recorded twice a minute at most', () => {
  const session = { activeAt: at('09:20:00') };
  expect(isActivityDue(session, at('09:20:29'))).toBe(false);
  expect(isActivityDue(session, at('09:20:30'))).toBe(true);
  expect(isActivityDue({ activeAt: null }, at('09:20:00'))).toBe(true);
});
