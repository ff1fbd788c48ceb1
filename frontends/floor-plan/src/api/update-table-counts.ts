import { answer, api } from '@tablewell/api-client';
import type { TableAvailability } from '../live/table-counts';

export const updateTableCounts = (id: string, tables: TableAvailability) =>
  answer(
    api.PATCH('/api/restaurant/{id}', { params: { path: { id } }, body: { tableAvailability: tables } }),
  );
