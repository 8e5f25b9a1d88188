import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { messageOf } from '../api/call-failure.ts';

export interface CallStateProps
  extends Partial<Pick<ComponentProps<typeof LoadingShape>, 'shape' | 'count'>> {
  readonly call: UseQueryResult<unknown>;
  /** Instead of a list that was answered and holds nothing; false where it holds something. */
  readonly empty?: ReactNode;
}

/** Where a reply will be shown: its outline while it is awaited, or what went wrong with a way to try again. */
export function CallState({ call, shape = 'rows', count, empty }: CallStateProps) {
  if (call.isPending) return <LoadingShape shape={shape} {...(count === undefined ? {} : { count })} />;
  if (call.isError)
    return <FailedState message={messageOf(call.error)} onRetry={() => void call.refetch()} />;
  return empty;
}
