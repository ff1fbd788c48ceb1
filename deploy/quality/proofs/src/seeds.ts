// The program of a thread that plays seeds (proofs/simulation.ts).
export { playSeeds } from './simulation/seeds';
