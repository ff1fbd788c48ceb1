import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';

// Calls that the REST API does not have. Import this file lazily: the runtime is large.
export const staff = () => createClient(StaffService, createRpcTransport());
