// The program of a thread that runs seeds (proofs/simulation.ts).
export { playSeeds } from './simulation/seeds';
