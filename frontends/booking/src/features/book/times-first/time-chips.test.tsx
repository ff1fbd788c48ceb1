// cspell:ignore Déjeuner Dîner
import { render, screen } from '@testing-library/react';
import { catalog as english } from '@tablewell/languages/pages/en';
import { catalog as french } from '@tablewell/languages/pages/fr';
import { setLanguage } from '../../../lib/language';
import { labelled } from '../../../lib/times';
import { TimeChips } from './time-chips';

const monday = '2026-11-23';
const start = (time: string, period: string) => ({ date: monday, time, period, free: true });

/** The names of the groups of times, and the headings that are seen. */
function shown(...starts: ReturnType<typeof start>[]) {
  const { container, unmount } = render(
    <TimeChips
      label="Monday"
      date={monday}
      choices={labelled(monday, starts)}
      chosen=""
      isRequest={false}
      onFree={() => undefined}
      onFull={() => undefined}
    />,
  );
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  const headings = [...container.querySelectorAll('[role="group"] > p')].map((p) => p.textContent);
  unmount();
  return { names, headings };
}

afterEach(() => setLanguage('en', english));

describe('the name of a period, above its times', () => {
  it('is absent if the day has one period', () => {
    expect(shown(start('18:00', 'Service'), start('18:30', 'Service'))).toEqual({
      names: ['Times'],
      headings: [],
    });
  });

  it('is in the diner’s language if there are several and the product gave it', () => {
    setLanguage('fr', french);
    const names = ['Dîner', 'Brunch', 'Déjeuner'];
    const starts = [start('11:00', 'Brunch'), start('13:00', 'Lunch'), start('19:00', 'Dinner')];
    expect(shown(...starts)).toEqual({ names, headings: names });
  });
});
