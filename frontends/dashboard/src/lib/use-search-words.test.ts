import { act, renderHook } from '@testing-library/react';
import { useSearchWords } from './use-search-words';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the text of a search box', () => {
  const type = (first: string) => {
    const { result, rerender } = renderHook(({ typed }) => useSearchWords(typed), {
      initialProps: { typed: first },
    });
    return { words: () => result.current, then: (typed: string) => rerender({ typed }) };
  };

  it('settle once typing has paused for 300 ms', () => {
    const box = type('');
    box.then('a');
    pass(200);
    box.then(' ada ');
    pass(299);
    expect(box.words()).toBe('');
    pass(1);
    expect(box.words()).toBe('ada');
  });

  it('is cleared as soon as the box is empty, and does not return while another text is typed', () => {
    const box = type('ada');
    box.then('');
    expect(box.words()).toBe('');
    box.then('g');
    expect(box.words()).toBe('');
    pass(300);
    expect(box.words()).toBe('g');
  });
});
