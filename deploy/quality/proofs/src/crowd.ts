// The program of a crowd (load/crowd.ts): diners in a separate process.
import { answerCrowd } from './load/crowd-process';

answerCrowd();
