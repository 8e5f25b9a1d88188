import type { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import type { Permission } from '@vitrine/core/accounts/roles.ts';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { createContext, useContext } from 'react';

export type Who = CallReply<typeof accountCalls.whoAmI>;

export const WhoContext = createContext<Who>({
  account: null,
  roles: [],
  permissions: [],
  website: null,
  websites: [],
  crumb: null,
});

/** The signed-in account and its permissions here. */
export function useWho(): Who {
  return useContext(WhoContext);
}

export function useMay(permission: Permission): boolean {
  return useWho().permissions.includes(permission);
}
