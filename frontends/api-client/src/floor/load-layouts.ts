import { createClient } from '@connectrpc/connect';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { createRpcTransport } from '../rpc';
import type { Layout } from './layout';
import { readLayout } from './read-layout';

/** The floor plans of a restaurant, loaded from the service. */
export async function loadLayouts(restaurantId: string, signal: AbortSignal): Promise<readonly Layout[]> {
  const { layouts } = await createClient(LayoutService, createRpcTransport()).listLayouts(
    { restaurantId },
    { signal },
  );
  return layouts.map(readLayout);
}
