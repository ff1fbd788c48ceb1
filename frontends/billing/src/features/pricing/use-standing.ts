import { useQuery } from '@tanstack/react-query';
import { readStanding } from './api/read-standing';
import type { Standing } from './plan-rules';

const visitor: Standing = { kind: 'visitor' };

/** The viewer, or undefined while unknown. If disabled, or without an answer, everybody is an anonymous visitor. */
export function useStanding(enabled: boolean): Standing | undefined {
  const { data, isError } = useQuery({ ...readStanding(), enabled });
  return enabled && !isError ? data : visitor;
}
