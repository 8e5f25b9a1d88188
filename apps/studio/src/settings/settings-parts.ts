import type { Permission } from '@vitrine/core/accounts/roles.ts';

/** The tabs of the settings in order, each with the permissions of which any one opens it (rule STUDIO-44). */
export const settingsParts = {
  site: ['settings.read'],
  store: ['storeSettings.manage'],
  shipping: ['shipping.manage'],
  taxes: ['taxes.manage'],
  payments: ['payments.manage'],
  visitors: ['customers.read'],
  addresses: ['domains.manage'],
  members: ['members.manage'],
  data: ['archives.manage'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type SettingsPartName = keyof typeof settingsParts;

/** The permissions of which any one opens the settings. */
export const settingsAccess: readonly Permission[] = Object.values(settingsParts).flat();

export function settingsPartsFor(permissions: readonly Permission[]): SettingsPartName[] {
  const names = Object.keys(settingsParts) as SettingsPartName[];
  return names.filter(name => settingsParts[name].some(needed => permissions.includes(needed)));
}
