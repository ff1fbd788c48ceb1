import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import type { Figures } from '../../what-if/measure';
import { explainStarts } from '../../what-if/explain-starts';
import { getDemand } from '../../what-if/get-demand';
import { getOverbookingAdvice, type OverbookingAdvice } from '../../what-if/get-overbooking-advice';
import { countedIn } from '../../what-if/overbooking/missing-shares';
import { previewChange, previewedSizes } from '../../what-if/preview-change';
import type { ReadingPorts } from '../../what-if/reading-ports';
import { simulateChange } from '../../what-if/simulate-change';
import { toDraftChange } from '../draft-mapping';
import { toListed } from '../mapping';

/** `AvailabilityService` on the what-if reads, in a thread. */
export function availabilityService(ports: ReadingPorts): Implementation {
  const cases = {
    explain: explainStarts(ports),
    preview: previewChange(ports),
    demand: getDemand(ports),
    simulate: simulateChange(ports),
    overbook: getOverbookingAdvice(ports),
  };
  return implement(AvailabilityService, {
    async explainStarts({ restaurantId, localDate: date, partySize }, context) {
      const request = { restaurantId, date, partySize };
      const found = await cases.explain(context.values.get(actorKey), request);
      const { day, restaurant } = orThrowRefusal(found);
      return {
        refusedBy: day.refusedBy,
        explanation: day.explanation,
        timezone: restaurant.timezone,
        starts: day.starts.map(({ minute, startsAt, periodName, ...start }) => ({
          ...start,
          localMinute: minute,
          startsAt: timestampFromMs(startsAt),
          period: periodName,
        })),
      };
    },
    async previewChange({ restaurantId, draft }, context) {
      const request = { restaurantId, draft: toDraftChange(draft) };
      const found = await cases.preview(context.values.get(actorKey), request);
      const { reservations, days, truncated, complete } = orThrowRefusal(found);
      return {
        reservations: reservations.map(({ reservation, reasons, already }) => ({
          reservation: toListed(reservation),
          reasons: [...reasons],
          already,
        })),
        truncated,
        partySizes: [...previewedSizes],
        days: days.map(({ date, before, after }) => ({ date, before: [...before], after: [...after] })),
        complete,
      };
    },
    async getDemand({ restaurantId, from, until }, context) {
      const found = await cases.demand(context.values.get(actorKey), { restaurantId, from, until });
      const { lost, bookedCovers } = orThrowRefusal(found);
      return {
        lost: lost.map(({ hour, ...each }) => ({ ...each, ...(hour === undefined ? {} : { hour }) })),
        bookedCovers,
      };
    },
    async simulateChange({ restaurantId, draft, week }, context) {
      const request = { restaurantId, draft: toDraftChange(draft), week };
      const found = await cases.simulate(context.values.get(actorKey), request);
      const { today, draft: then, lostCovers, ...figures } = orThrowRefusal(found);
      return {
        ...figures,
        today: toFigures(today),
        draft: toFigures(then),
        lost: [...lostCovers].map(([rule, covers]) => ({ rule, covers })),
      };
    },
    async getOverbookingAdvice({ restaurantId, localDate: date }, context) {
      const found = await cases.overbook(context.values.get(actorKey), { restaurantId, date });
      const advice = orThrowRefusal(found);
      return {
        localDate: advice.date ?? '',
        counted: toCounted(advice),
        starts: advice.starts.map(({ minute, periodName, chances }) => ({
          localMinute: minute,
          period: periodName,
          advice: chances.map(({ covers, withParty: chance, without: chanceWithout }) => ({
            ...{ covers, chance, chanceWithout },
          })),
        })),
      };
    },
  });
}

const toCounted = ({ shares, weeks, fewest, isMeasured }: OverbookingAdvice) => ({
  reservations: countedIn(shares),
  noShows: shares.noShows,
  canceledLate: shares.canceledLate,
  ...{ weeks, fewest, shareLow: shares.low, shareHigh: shares.high, staysMeasured: isMeasured },
});

const toFigures = ({ fullest, tableMinutes, ...figures }: Figures) => ({
  ...figures,
  ...(fullest ? { fullest } : {}),
  tables: [...tableMinutes].map(([number, minutes]) => ({ number, minutes: Math.round(minutes) })),
});
