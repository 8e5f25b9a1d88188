import {
  keepPreviousData,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Call, CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { useCallback } from 'react';
import { callApi } from './call-api.ts';

export interface CallOptions {
  readonly isEnabled?: boolean;
  /** While a list is being filtered, the previous rows stay until the new ones have loaded. */
  readonly keepsPrevious?: boolean;
  /** The polling interval in milliseconds; 0 does not poll. */
  readonly every?: number;
  /** Fetched again every time it is shown. */
  readonly isAlwaysFresh?: boolean;
  /** Fetched again only after a change that affects it, not because the window is shown again. */
  readonly isStable?: boolean;
}

export function useCall<C extends Call>(
  call: C,
  request: CallRequest<C>,
  {
    isEnabled = true,
    keepsPrevious = false,
    every = 0,
    isAlwaysFresh = false,
    isStable = false,
  }: CallOptions = {},
): UseQueryResult<CallReply<C>> {
  return useQuery({
    queryKey: keyOf(call, request),
    queryFn: () => callApi(call, request),
    enabled: isEnabled,
    ...(isAlwaysFresh ? { staleTime: 0, gcTime: 0 } : {}),
    ...(isStable ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    ...(every > 0 ? { refetchInterval: every } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  }) as UseQueryResult<CallReply<C>>;
}

type Told<C extends Call> = {
  readonly onSuccess?: (reply: CallReply<C>) => void;
  readonly onError?: (error: unknown) => void;
  readonly onSettled?: () => void;
};

export type Change<C extends Call> = Omit<
  UseMutationResult<CallReply<C>, unknown, CallRequest<C>>,
  'mutate'
> & {
  /** The message appears even if the changed item has left the screen in the meantime (rule STUDIO-39). */
  readonly mutate: (request: CallRequest<C>, told?: Told<C>) => void;
};

export interface ChangeOptions {
  /** Each change is sent after the answer to the one before: for those that replace a whole, of which the last counts. */
  readonly isInTurn?: boolean;
}

/** A call that changes data; the queries it may affect are refetched. */
export function useChange<C extends Call>(
  call: C,
  stale: readonly Call[] = [],
  { isInTurn = false }: ChangeOptions = {},
): Change<C> {
  const queries = useQueryClient();
  const change = useMutation({
    ...(isInTurn ? { scope: { id: call.name } } : {}),
    mutationFn: (request: CallRequest<C>) => callApi(call, request),
    onSuccess: () =>
      Promise.all(stale.map(one => queries.invalidateQueries({ queryKey: [one.name] }))).then(
        () => undefined,
      ),
  });
  const { mutateAsync } = change;
  const mutate = useCallback(
    (request: CallRequest<C>, { onSuccess, onError, onSettled }: Told<C> = {}) =>
      void mutateAsync(request)
        .then(onSuccess, error => onError?.(error))
        .finally(onSettled),
    [mutateAsync],
  );
  return { ...change, mutate };
}

function keyOf<C extends Call>(call: C, request: CallRequest<C>): QueryKey {
  return [call.name, request];
}
