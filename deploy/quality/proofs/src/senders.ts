// The program of those who send bodies (exhaust/senders.ts), in a process of its own.
import { answerSenders } from './exhaust/senders';

answerSenders();
