import { useQuery } from '@tanstack/react-query';
import { readViewer } from './api/read-viewer';
import type { Viewer } from './plan-rules';

const visitor: Viewer = { kind: 'visitor' };

/** The viewer, or undefined while unknown. If disabled, or without an answer, everybody is an anonymous visitor. */
export function useViewer(enabled: boolean): Viewer | undefined {
  const { data, isError } = useQuery({ ...readViewer(), enabled });
  return enabled && !isError ? data : visitor;
}
