import { methodOf } from '../src/capabilities/payments/index.ts';

/**
 * Whether the money of the test service is real, in this process. Tests of orders need a service that declines, challenges
 * and falls silent as they choose, and orders with all their effects: a test has none after the launch (rule ORDER-51).
 */
export function setRealService(isReal: boolean): void {
  Object.assign(methodOf('test'), { isTest: () => !isReal });
}
