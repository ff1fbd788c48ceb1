import { afterLookUp, isCheckDue, provenDomain, type SsoConnection, type SsoDomain } from './sso';

const start = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const added: SsoDomain = {
  ...{ name: 'company.example', token: 'tw-1', provenAt: null, checkedAt: null, missingSince: null },
};
const proven = afterLookUp(added, ['other', 'tw-1'], start);
const counts = (domain: SsoDomain, email = 'kim@company.example') =>
  provenDomain({ domains: [domain] } as unknown as SsoConnection, email) !== undefined;

describe('a domain of a connection', () => {
  test('counts from the time that its record was found with the value that the owner was given', () => {
    expect(counts(added)).toBe(false);
    expect(counts(afterLookUp(added, ['tw-2'], start))).toBe(false);
    expect(proven).toMatchObject({ provenAt: start, checkedAt: start });
    expect(counts(proven)).toBe(true);
    expect(counts(proven, 'Kim@Company.Example')).toBe(true);
    expect(counts(proven, 'kim@sub.company.example')).toBe(false);
  });

  test('is looked up again once the last look-up is six hours old', () => {
    expect([isCheckDue(added, start), isCheckDue(proven, hours(5.9)), isCheckDue(proven, hours(6))]).toEqual([
      ...[true, false, true],
    ]);
  });

  test('counts for seven days without its record, and anew if that is back before', () => {
    const missing = afterLookUp(proven, [], hours(6));
    expect(counts(missing)).toBe(true);
    const almost = afterLookUp(missing, [], hours(6 + 7 * 24 - 0.1));
    expect(counts(almost)).toBe(true);
    expect(counts(afterLookUp(almost, [], hours(6 + 7 * 24)))).toBe(false);
    const back = afterLookUp(almost, ['tw-1'], hours(6 + 7 * 24));
    expect(back).toMatchObject({ provenAt: start, missingSince: null });
    expect(counts(afterLookUp(back, [], hours(30 * 24)))).toBe(true);
  });

  test('is not missing because no name server answers', () => {
    expect(afterLookUp(proven, undefined, hours(30 * 24))).toEqual(proven);
  });
});
