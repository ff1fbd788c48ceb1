import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Prices have built-in defaults, and every error has a Retry button, so nothing is retried automatically. */
const once = { retry: false, refetchOnWindowFocus: false } as const;

/** Server state of one place that this remote fills. */
export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: once } }));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
