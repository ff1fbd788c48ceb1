// `node deploy/docker/make-nats-conf.mjs > deploy/docker/nats.conf`, after a change of `services/chassis/src/peers.json`.
import { containerNatsConfig } from '../local/src/nats-config.mjs';

process.stdout.write(containerNatsConfig());
