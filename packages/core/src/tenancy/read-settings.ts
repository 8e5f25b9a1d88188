import type { z } from 'zod';
import { type WebsiteSettings, websiteSettingsSchema } from './website.ts';

/** Stored settings: values that are no longer valid become their defaults, all others are kept (rule TENANCY-11). */
export function readStoredSettings(stored: unknown): WebsiteSettings {
  const parsed = websiteSettingsSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const mended = websiteSettingsSchema.safeParse(without(stored, invalidPaths(parsed.error)));
  return mended.success ? mended.data : websiteSettingsSchema.parse({});
}

type Path = readonly string[];

function invalidPaths({ issues }: z.ZodError): Path[] {
  return issues.map(issue => issue.path.map(String));
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
