// The program of a partner (load/partner-storm.ts): its calls in a separate process.
import { answerStorm } from './load/partner-storm';

answerStorm();
