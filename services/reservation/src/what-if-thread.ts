// The program of the threads that compute what-if reads (decision 0109), built beside `main`.
import { workerData } from 'node:worker_threads';
import { connectMongo } from '@tablewell/chassis/mongo';
import { MongoDailyCounts } from './adapters/mongo/daily-counts';
import { DayReads } from './adapters/mongo/day-reads';
import { MongoDemand } from './adapters/mongo/demand';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { MongoLayoutFloors } from './adapters/mongo/layout-floors';
import { MongoReportCounts } from './adapters/mongo/report-counts';
import { reservationModel } from './adapters/mongo/reservation-model';
import { MongoReservations } from './adapters/mongo/reservations';
import { MongoRestaurantRules } from './adapters/mongo/restaurant-rules';
import { serviceDayModel } from './adapters/mongo/service-day-model';
import { MongoStayHistory } from './adapters/mongo/stay-history';
import { availabilityService } from './adapters/rpc/availability-service';
import { reportService } from './adapters/rpc/report-service';
import { reviewServices } from './adapters/rpc/review-services';
import { type Answer, answerBy, type AskedAt, type Question } from './adapters/what-if/thread';

/** Reads of one question run one after another, or a few at once. */
const poolSize = 2;

async function connect() {
  const { mongodbUrl: url, limitFactor = 1 } = workerData as { mongodbUrl: string; limitFactor?: number };
  const connection = await connectMongo({ url, database: 'tablewell_reservation', poolSize });
  const nothing = () => undefined;
  const dayModel = serviceDayModel(connection);
  const floors = new MongoLayoutFloors(connection);
  const reservationDocuments = reservationModel(connection);
  const counts = new MongoDailyCounts(connection);
  const stores = {
    restaurants: new MongoRestaurantRules(connection, new MongoEntitlements(connection), floors),
    reservations: new MongoReservations(reservationDocuments, nothing, counts),
    demand: new MongoDemand(connection),
    reports: new MongoReportCounts(connection, reservationDocuments, counts),
    stays: new MongoStayHistory(reservationDocuments),
  };
  return answerBy((asked: AskedAt) => {
    const days = new DayReads(dayModel, asked.clock());
    const ports = { ...stores, ...asked, days, limitFactor };
    return [availabilityService(ports), reportService(ports), ...reviewServices(ports)];
  });
}

let connecting: ReturnType<typeof connect> | undefined;

/** Resolves once the thread has connected, or the attempt has failed. */
export async function ready(): Promise<true> {
  connecting ??= connect();
  await connecting.catch(() => undefined);
  return true;
}

/** Answers a question. Connects on the first one, and again after a failed attempt. */
export async function answer(question: Question): Promise<Answer> {
  connecting ??= connect();
  const answerOne = await connecting.catch((error: unknown) => String(error));
  if (typeof answerOne !== 'string') return answerOne(question);
  connecting = undefined;
  return { kind: 'unavailable', message: answerOne };
}
