import { buildSandbox } from './app';
import { readConfig } from './config';

const tickMs = 500;

const say = (level: 30 | 50, msg: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), name: 'sandbox', msg, ...more })}\n`);

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
})();
const sandbox = await buildSandbox(config);
const smtpPort = await sandbox.mail.listen(config.smtpPort, config.host);
const address = await sandbox.http.listen({ port: config.port, host: config.host });
say(30, 'listening', { address, smtpPort });

const timer = setInterval(() => {
  sandbox.tick().catch((error: unknown) => say(50, 'a tick failed', { error: String(error) }));
}, tickMs);

const stop = async () => {
  clearInterval(timer);
  await sandbox.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
