import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';

/** Signs out and clears the cached data, so that the next person who signs in sees none of it (rule STUDIO-20). */
export function useSignOut(): UseMutationResult<unknown, unknown, void> {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(accountCalls.signOut, {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [accountCalls.whoAmI.name] });
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountCalls.whoAmI.name });
    },
    onError: error => toast({ message: messageOf(error), isError: true }),
  });
}
