import { queryOptions } from '@tanstack/react-query';

/** Where the owner gets help, by the plan. What is not offered is empty or undefined. */
export interface Support {
  email: string;
  /** The address is one for paying customers only. */
  isPriority: boolean;
  /** E.164 */
  phone: string;
  manager: { name: string; email: string } | undefined;
}

export const getSupport = () =>
  queryOptions({
    queryKey: ['support'],
    queryFn: async ({ signal }): Promise<Support> => {
      const { billing } = await import('../../../lib/rpc');
      const { email, isPriority, phone, accountManager } = await billing().getSupport({}, { signal });
      return { email, isPriority, phone, manager: accountManager };
    },
  });
