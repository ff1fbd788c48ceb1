// The program of a crowd (load/crowd.ts): diners in a process of their own.
import { answerCrowd } from './load/crowd-process';

answerCrowd();
