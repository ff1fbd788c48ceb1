import { emptyForm } from '../../lib/form-values';
import { forgetDraft, loadDiner, loadDraft, readDraft, saveDraft } from './draft';

const today = '2026-11-21';
const typed = { ...emptyForm, name: 'Anna', date: '2026-11-23', time: '18:30' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('is restored as it was typed, for its own restaurant only', () => {
  saveDraft('r1', typed);
  expect(loadDraft('r1', today)).toEqual(typed);
  expect(loadDraft('r2', today)).toEqual(emptyForm);
  forgetDraft('r1');
  expect(loadDraft('r1', today)).toEqual(emptyForm);
});

it('keeps the optional details with it, and no consent', () => {
  const details = { email: 'anna@example.com', dietary: ['vegan' as const] };
  saveDraft('r1', typed, { ...details, marketingConsent: true, marketingTextVersion: '2026-11' });
  expect(loadDiner('r1')).toEqual(details);
  expect(loadDraft('r1', today)).toEqual(typed);
  forgetDraft('r1');
  expect(loadDiner('r1')).toEqual({});
});

it('drops a date that has passed, and its time', () => {
  expect(readDraft({ ...typed, date: '2026-11-20' }, today)).toEqual({ ...typed, date: '', time: '' });
});

it.each([undefined, null, 7, [], { name: 7, else: 'x' }])('starts empty from %p', (stored) => {
  expect(readDraft(stored, today)).toEqual(emptyForm);
});

it('starts empty from invalid JSON, and if the browser denies its storage', () => {
  sessionStorage.setItem('tablewell.draft.r1', '{');
  expect(loadDraft('r1', today)).toEqual(emptyForm);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(loadDraft('r1', today)).toEqual(emptyForm);
});
