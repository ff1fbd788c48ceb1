import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { getReports } from '../../what-if/get-reports';
import type { ReadingPorts } from '../../what-if/reading-ports';

/** `ReportService` on a what-if read, in a thread. */
export function reportService(ports: ReadingPorts): Implementation {
  const read = getReports(ports);
  return implement(ReportService, {
    async getReports({ restaurantId, from, until }, context) {
      const asked = { restaurantId, from, until };
      const { covers, attendance, turnTimes, tableUse, sources, daysWithoutCounts } = orThrowRefusal(
        await read(context.values.get(actorKey), asked),
      );
      return {
        ...{ covers: [...covers], attendance: [...attendance], turnTimes: [...turnTimes] },
        ...{ tableUse: [...tableUse], daysWithoutCounts },
        sources: sources.map(({ source, fullUrl, count: reservations }) => ({
          source,
          fullUrl,
          reservations,
        })),
      };
    },
  });
}
