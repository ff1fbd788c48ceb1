import { oneAtATime, testsOf } from './support/prove';

testsOf(oneAtATime);
