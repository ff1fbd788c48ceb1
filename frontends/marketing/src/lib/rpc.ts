import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';

// What goes beyond the REST surface. Import this file only when it is called for: the runtime is not small.
export const staff = () => createClient(StaffService, createRpcTransport());
