import type { Context, PlatformContext } from '../../context.ts';

/** The host that sessions and known devices belong to: a website’s id or 'platform'. */
export function placeOf(context: Context | PlatformContext): string {
  return 'website' in context ? context.website.id : 'platform';
}
