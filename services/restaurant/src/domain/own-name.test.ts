import {
  afterLookUp,
  keptWithoutProofMs,
  noOwnName,
  type ProvenDomain,
  shownName,
  withPlan,
} from './own-name';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const proven: ProvenDomain = {
  host: 'book.example.com',
  restaurantId: 'r1',
  token: 'secret',
  missingSince: null,
  checkAt: noon,
};
const settings = {
  ...noOwnName,
  hidesProduct: true,
  domain: { host: 'book.example.com', token: 'secret', isProven: true },
};

test('diners see the own name only under the plan, and the domain only with its proof', () => {
  expect(shownName(settings)).toEqual({ hidesProduct: false, domain: '' });
  const allowed = withPlan(settings, true);
  expect(shownName(allowed)).toEqual({ hidesProduct: true, domain: 'book.example.com' });
  const unproven = { ...allowed, domain: { ...settings.domain, isProven: false } };
  expect(shownName(unproven).domain).toBe('');
});

test('the end of the plan removes the domain, and keeps the setting of the name', () => {
  const ended = withPlan(withPlan(settings, true), false);
  expect(ended).toMatchObject({ hidesProduct: true, isAllowed: false });
  expect(ended.domain).toBeUndefined();
  expect(shownName(withPlan(ended, true))).toEqual({ hidesProduct: true, domain: '' });
});

test('a domain ends seven days after its proof was first missed', () => {
  const missed = afterLookUp(proven, [], noon);
  expect(missed).toMatchObject({ missingSince: noon });
  if (missed === 'released') throw new Error('released at once');
  expect(afterLookUp(missed, ['other'], later(keptWithoutProofMs - 1))).toMatchObject({ missingSince: noon });
  expect(afterLookUp(missed, [], later(keptWithoutProofMs))).toBe('released');
});

test('a proof that is found again counts, and a look-up without an answer only postpones the next one', () => {
  const missed = { ...proven, missingSince: noon };
  expect(afterLookUp(missed, ['x', 'secret'], later(1_000))).toMatchObject({ missingSince: null });
  const unanswered = afterLookUp(missed, undefined, later(2 * keptWithoutProofMs));
  expect(unanswered).toMatchObject({ missingSince: noon });
});
