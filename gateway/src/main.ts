import { gatewayConfig } from './config';
import { runGateway } from './run-gateway';

void runGateway(gatewayConfig(process.env));
