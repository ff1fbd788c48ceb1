import { renderHook, waitFor } from '@testing-library/react';
import { placed } from '../../testing/parties';
import { groupByDay } from './group-by-day';
import { useIncrementalRender } from './use-incremental-render';

it('renders a long month step by step, from its first day to all of it', async () => {
  const days = groupByDay(
    Array.from({ length: 400 }, (_, index) =>
      placed(`2026-11-${String(1 + Math.floor(index / 20)).padStart(2, '0')}T18:00:00Z`),
    ),
  );
  const { result } = renderHook(() => useIncrementalRender(days));
  expect(result.current.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  await waitFor(() => expect(result.current).toHaveLength(20));
});
