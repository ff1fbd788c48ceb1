import { concerned } from '../src/changed.mjs';

const workspace = (name: string, folder: string, ...uses: string[]) => ({
  name,
  folder,
  uses,
  scripts: {},
  hasTests: true,
});
const all = [
  workspace('chassis', 'services/chassis'),
  workspace('rules', 'services/reservation/rules'),
  workspace('reservation', 'services/reservation', 'chassis', 'rules'),
  workspace('guest', 'services/guest', 'chassis'),
  workspace('ui', 'frontends/ui'),
  workspace('booking', 'frontends/booking', 'ui', 'rules'),
];

test.each([
  [['services/guest/src/app.ts'], ['services/guest']],
  [['services/chassis/src/clock.ts'], ['services/chassis', 'services/reservation', 'services/guest']],
  // A file belongs to the innermost workspace: the surrounding one only depends on it.
  [
    ['services/reservation/rules/src/validator.ts'],
    ['services/reservation/rules', 'services/reservation', 'frontends/booking'],
  ],
  [['services/reservation/test/harness.ts'], ['services/reservation']],
  [['package-lock.json'], all.map(({ folder }) => folder)],
  [['services/guest/README.md', 'LICENSE'], []],
])('a change of %j affects %j', (files, folders) => expect(concerned(all, files)).toEqual(folders));
