// The program that sends bodies (exhaust/senders.ts), in a separate process.
import { answerSenders } from './exhaust/senders';

answerSenders();
