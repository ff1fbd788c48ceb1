import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { loadTexts } from '../texts';

/** Prices have built-in defaults, and every error has a Retry button, so nothing is retried automatically. */
const once = { retry: false, refetchOnWindowFocus: false } as const;

/** Loads the texts of the page's language; English is bundled. */
const texts = loadTexts(document.documentElement.lang);

/** Texts and server state for one place that this remote fills. */
export function Providers({ children }: { children: ReactNode }) {
  if (texts) use(texts);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: once } }));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
