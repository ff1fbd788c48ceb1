import type { Api } from './api';

/** Calls a method of a service under `/rpc`, such as `auth.v1.StaffService/ListStaff`. */
export const rpc = <B = Record<string, unknown>>(api: Api, method: string, message: object) =>
  api.call<B>('POST', `/rpc/tablewell.${method}`, message);
