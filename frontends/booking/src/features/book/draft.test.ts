import { emptyForm } from '../../lib/form-values';
import { forgetDraft, loadDraft, parseDraft, saveDraft } from './draft';

const today = '2026-11-21';
const typed = { ...emptyForm, name: 'Anna', date: '2026-11-23', time: '18:30' };

it('comes back as it was typed, for its own restaurant only', () => {
  saveDraft('r1', typed);
  expect(loadDraft('r1', today)).toEqual(typed);
  expect(loadDraft('r2', today)).toEqual(emptyForm);
  forgetDraft('r1');
  expect(loadDraft('r1', today)).toEqual(emptyForm);
});

it('forgets a date that has passed, and its time', () => {
  expect(parseDraft(JSON.stringify({ ...typed, date: '2026-11-20' }), today)).toEqual({
    ...typed,
    date: '',
    time: '',
  });
});

it.each([null, '', '{', 'null', '[]', '{"name":7,"else":"x"}'])('starts empty from %s', (text) => {
  expect(parseDraft(text, today)).toEqual(emptyForm);
});
