import type { z } from 'zod';
import { type WebsiteSettings, websiteSettingsSchema } from './website.ts';

/** Removing a value can make the one around it invalid: a place of a zone, the zone, the list of zones. */
const maxRounds = 5;

/** Stored settings: values that are no longer valid become their defaults, all others are kept (rule TENANCY-11). */
export function readStoredSettings(stored: unknown): WebsiteSettings {
  let left = stored;
  for (let round = 0; round < maxRounds; round += 1) {
    const parsed = websiteSettingsSchema.safeParse(left);
    if (parsed.success) return parsed.data;
    const given = left;
    left = without(
      given,
      invalidPaths(parsed.error).map(path => presentPath(given, path)),
    );
  }
  return websiteSettingsSchema.parse({});
}

type Path = readonly string[];

function invalidPaths({ issues }: z.ZodError): Path[] {
  return issues.map(issue => issue.path.map(String));
}

/** The path of a value, or of what lacks it. */
function presentPath(value: unknown, path: Path): Path {
  let at = value;
  for (const [depth, key] of path.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return path.slice(0, depth);
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return path;
}

/** A copy without the values at the paths; an invalid entry of a list is removed alone. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const inside = paths.filter(([first]) => first === key).map(path => path.slice(1));
    return inside.some(path => path.length === 0) ? [] : [[key, without(part, inside)] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}
