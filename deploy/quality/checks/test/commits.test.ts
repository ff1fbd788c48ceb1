import { subjectProblems } from '../commits.mjs';

test.each([
  ['gateway: bound upstream calls by the deadline', 0],
  ['embedded-mongodb: refuse what no driver sends', 0],
  ['Release', 0],
  ['bound upstream calls', 1],
  ['gateway: bound upstream calls.', 1],
  [`gateway: ${'bound '.repeat(12)}calls`, 1],
])('the subject "%s" has %i problems', (subject, count) => {
  expect(subjectProblems([subject])).toHaveLength(count);
});
