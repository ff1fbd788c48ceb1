import { useQuery } from '@tanstack/react-query';
import { readStanding } from './api/read-standing';
import type { Standing } from './plan-rules';

const visitor: Standing = { kind: 'visitor' };

/** Who is looking, or undefined until that is known. Unasked, or without an answer, everybody is a visitor. */
export function useStanding(asked: boolean): Standing | undefined {
  const { data, isError } = useQuery({ ...readStanding(), enabled: asked });
  return asked && !isError ? data : visitor;
}
