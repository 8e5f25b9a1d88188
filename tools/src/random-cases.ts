import { configureGlobal } from 'fast-check';

// Tests that say a number themselves keep it.
configureGlobal({ numRuns: Number(process.env.RANDOM_CASES) });
