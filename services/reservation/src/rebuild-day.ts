import { systemClock } from '@tablewell/chassis/clock';
import { connectMongo } from '@tablewell/chassis/mongo';
import { MongoRebuiltDays } from './adapters/mongo/rebuilt-days';
import { reservationModel } from './adapters/mongo/reservation-model';
import { serviceDayModel } from './adapters/mongo/service-day-model';
import { rebuildDay } from './maintenance/rebuild-day';

const usage = `npm run rebuild-day -- <restaurant id> <YYYY-MM-DD>

Rebuilds a service day from its reservations, in the store of MONGODB_URL. For repair, while nothing is booked on that day.`;

/** The operator's command; returns the text to print. Throws for bad arguments. */
export async function rebuildDayCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [restaurantId, date = ''] = args;
  const url = env['MONGODB_URL'];
  if (!restaurantId || !/^\d{4}-\d{2}-\d{2}$/.test(date) || args.length > 2 || !url) throw new Error(usage);
  const connection = await connectMongo({ url, database: 'tablewell_reservation' });
  try {
    const days = new MongoRebuiltDays(serviceDayModel(connection), reservationModel(connection));
    const claims = await rebuildDay({ days, clock: systemClock }, restaurantId, date);
    return `Rebuilt ${date}: ${claims.length} claims.`;
  } finally {
    await connection.close();
  }
}
