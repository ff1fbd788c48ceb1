import { invalid } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { LeadBand, ReportKind, ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { getForecast } from '../../what-if/get-forecast';
import { getReports, type ReportKind as Kind } from '../../what-if/get-reports';
import type { ReadingPorts } from '../../what-if/reading-ports';

const bands = [LeadBand.DAY, LeadBand.WEEK, LeadBand.LONGER] as const;

const kinds: Readonly<Record<ReportKind, Kind | undefined>> = {
  [ReportKind.UNSPECIFIED]: undefined,
  [ReportKind.COVERS]: 'covers',
  [ReportKind.ATTENDANCE]: 'attendance',
  [ReportKind.TURN_TIMES]: 'turnTimes',
  [ReportKind.TABLE_USE]: 'tableUse',
  [ReportKind.SOURCES]: 'sources',
  [ReportKind.LOST]: 'lost',
  [ReportKind.LEAD_TIMES]: 'leadTimes',
};

/** The reports to which a query is limited; no limit if none is named. A kind of a later release is refused, because its report would be empty. */
function kindsIn(only: readonly ReportKind[]): { only?: readonly Kind[] } {
  if (only.length === 0) return {};
  const named = only.flatMap((kind) => kinds[kind] ?? []);
  if (named.length < only.length) throw invalid([{ field: 'only', message: 'There is no such report.' }]);
  return { only: named };
}

/** `ReportService` on a what-if read, in a thread. */
export function reportService(ports: ReadingPorts): Implementation {
  const read = getReports(ports);
  const forecast = getForecast(ports);
  return implement(ReportService, {
    async getReports({ restaurantId, from, until, only }, context) {
      const asked = { restaurantId, from, until, ...kindsIn(only) };
      const found = orThrowRefusal(await read(context.values.get(actorKey), asked));
      const { covers, attendance, turnTimes, tableUse, sources, lost } = found;
      const { daysWithoutCounts, leadTimes, leadTimesKnownFrom } = found;
      return {
        ...{ covers: [...covers], attendance: [...attendance], turnTimes: [...turnTimes] },
        ...{ tableUse: [...tableUse], lost: [...lost], daysWithoutCounts },
        leadTimes: leadTimes.map(({ leadBand, ...counts }) => ({
          ...counts,
          band: bands[leadBand] ?? LeadBand.LONGER,
        })),
        leadTimesKnownFrom,
        sources: sources.map(({ source, fullUrl, count: reservations }) => ({
          source,
          fullUrl,
          reservations,
        })),
      };
    },
    async getForecast({ restaurantId }, context) {
      const found = await forecast(context.values.get(actorKey), restaurantId);
      const { days, errors } = orThrowRefusal(found);
      return {
        days: days.map(({ date, daysAhead, booked, forecast: told, isClosed: closed }) => ({
          ...{ date, daysAhead, booked, closed },
          ...(told === undefined ? {} : { forecast: told }),
        })),
        errors: [...errors],
      };
    },
  });
}
