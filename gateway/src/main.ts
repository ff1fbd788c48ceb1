import { runUntilSignal } from '@tablewell/chassis/process';
import { gatewayConfig } from './config';
import { startGateway } from './start-gateway';

const config = gatewayConfig(process.env);
void startGateway(config).then((running) => runUntilSignal(running, config.DRAIN_MS));
