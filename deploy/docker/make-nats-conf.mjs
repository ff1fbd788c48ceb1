// `node deploy/docker/make-nats-conf.mjs > deploy/docker/nats.conf`, after a change of who has to do with whom.
import { containerNatsConfig } from '../local/src/nats-config.mjs';

process.stdout.write(containerNatsConfig());
