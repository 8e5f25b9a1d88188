import { capabilities } from '../src/capabilities.ts';
import type { Capability } from '../src/capability.ts';

/** The server's capabilities with these among them; the very same list when they are in it already. */
export function capabilitiesWith(...wanted: readonly Capability[]): readonly Capability[] {
  const missing = wanted.filter(one => !capabilities.includes(one));
  return missing.length === 0 ? capabilities : [...capabilities, ...missing];
}
