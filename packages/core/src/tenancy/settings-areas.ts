import { hasPermission, type Permission } from '../accounts/roles.ts';
import type { ReadableSettings, WebsiteSettings } from './website.ts';

/** The permissions for reading and for changing the settings of an area. */
interface Area {
  readonly read: Permission;
  readonly write: Permission;
}

const website: Area = { read: 'settings.read', write: 'settings.write' };
const customers: Area = { read: 'customers.read', write: 'customers.write' };
const store: Area = { read: 'storeSettings.manage', write: 'storeSettings.manage' };
const shipping: Area = { read: 'shipping.manage', write: 'shipping.manage' };
const taxes: Area = { read: 'taxes.manage', write: 'taxes.manage' };

type Store = WebsiteSettings['store'];
type Areas = Readonly<
  Record<Exclude<keyof WebsiteSettings, 'store'>, Area> & { store: Record<keyof Store, Area> }
>;

/** The area that each setting belongs to (rule TENANCY-14). */
const areas: Areas = {
  tagline: website,
  description: website,
  language: website,
  timeZone: website,
  logo: website,
  icon: website,
  socialLinks: website,
  contactEmail: website,
  homePageId: website,
  isIndexed: website,
  hasSearch: website,
  map: website,
  siteUsers: customers,
  store: {
    isOpen: store,
    currency: store,
    trimsZeros: store,
    countries: shipping,
    unitSystem: store,
    minimumSubtotal: store,
    seller: store,
    marketing: store,
    cartReminders: store,
    pageWords: store,
    hasQuickView: store,
    hasSwatches: store,
    terms: store,
    returns: store,
    reviews: store,
    stock: store,
    shippingZones: shipping,
    labels: shipping,
    tax: taxes,
  },
};

const all = [website, customers, store, shipping, taxes];
/** Any of these allows reading some of the settings. */
export const settingsReaders: readonly Permission[] = all.map(({ read }) => read);
/** Any of these allows changing some of the settings. */
export const settingsWriters: readonly Permission[] = all.map(({ write }) => write);

/** Only the settings of the areas that these roles may read. */
export function readableSettings(roles: readonly number[], settings: WebsiteSettings): ReadableSettings {
  return readable(roles, areas, settings) ?? {};
}

/** The names of the settings in a change that these roles may not change, such as `settings.store.tax`. */
export function withheldSettings(
  roles: readonly number[],
  { title, settings = {} }: { readonly title?: string | undefined; readonly settings?: unknown },
): string[] {
  const isTitleWithheld = title !== undefined && !hasPermission(roles, website.write);
  return [...(isTitleWithheld ? ['title'] : []), ...withheld(roles, areas, settings, 'settings')];
}

function readable<T extends object>(roles: readonly number[], at: object, settings: T): Partial<T> | null {
  const kept = Object.entries(at).flatMap(([name, inner]: [string, Area | object]) => {
    const value: unknown = settings[name as keyof T];
    if (isArea(inner)) return hasPermission(roles, inner.read) ? [[name, value] as const] : [];
    const part = isPlain(value) ? readable(roles, inner, value) : null;
    return part === null ? [] : [[name, part] as const];
  });
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Partial<T>);
}

/** Unknown settings belong to no area and are dropped on storing. */
function withheld(roles: readonly number[], at: object, given: unknown, path: string): string[] {
  return Object.entries(at).flatMap(([name, inner]: [string, Area | object]) => {
    const isGiven = isPlain(given) && Object.hasOwn(given, name);
    // Replaces all settings below it.
    const isReplaced = !isPlain(given) && path !== 'settings';
    if (!isGiven && !isReplaced) return [];
    const value = isGiven ? given[name] : null;
    const here = `${path}.${name}`;
    if (!isArea(inner)) return withheld(roles, inner, value, here);
    return hasPermission(roles, inner.write) ? [] : [here];
  });
}

function isArea(value: Area | object): value is Area {
  return 'read' in value && 'write' in value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
