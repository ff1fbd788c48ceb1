import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectsOf } from '../src/test-projects.mjs';

const root = join(__dirname, '..', '..', '..');

describe('the projects of a run', () => {
  test('workspaces whose tests differ in their folders only are one project', () => {
    const [together = '', ...separate] = projectsOf([
      'services/auth',
      'services/restaurant',
      'services/reservation',
    ]);
    const { preset, roots } = JSON.parse(readFileSync(together, 'utf8')) as {
      preset: string;
      roots: string[];
    };
    expect(preset).toBe('./services/chassis/jest-preset.cjs');
    expect(roots.sort()).toEqual(
      ['services/auth', 'services/restaurant/src', 'services/restaurant/test'].map((path) =>
        join(root, path),
      ),
    );
    expect(separate).toEqual(['services/reservation']);
  });

  test('a workspace alone is its own project', () => {
    expect(projectsOf(['services/auth'])).toEqual(['services/auth']);
  });
});
