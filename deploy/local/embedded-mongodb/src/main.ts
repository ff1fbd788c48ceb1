import { startEmbeddedMongo } from './index';

function number(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not '${text}'`);
  return value;
}

const quiet = process.env.LOG_LEVEL === 'silent';
const log = (fields: Record<string, unknown>): void => {
  if (!quiet || fields.msg === 'listening') process.stdout.write(`${JSON.stringify(fields)}\n`);
};

async function main(): Promise<void> {
  const dataPath = process.env.DATA_PATH;
  if (!dataPath) throw new Error('DATA_PATH must name the folder of the data');
  const store = await startEmbeddedMongo({
    port: number('PORT', 0),
    host: process.env.HOST || '127.0.0.1',
    dataPath,
    sweepMillis: number('TTL_SWEEP_MS', 5000),
    withoutAuthentication: process.env.WITHOUT_AUTHENTICATION === 'on',
    report: (what, error) =>
      process.stderr.write(
        `${JSON.stringify({ level: 'error', msg: 'failed inside', what, error: error instanceof Error ? error.stack : String(error) })}\n`,
      ),
  });
  log({ msg: 'listening', port: store.port, url: store.url });
  const stop = (signal: string): void => {
    log({ msg: 'stopping', signal });
    store.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${JSON.stringify({ level: 'fatal', msg: error instanceof Error ? error.message : String(error) })}\n`,
  );
  process.exit(1);
});
