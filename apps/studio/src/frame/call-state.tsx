import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { messageOf } from '../api/call-failure.ts';

export interface CallStateProps
  extends Partial<Pick<ComponentProps<typeof LoadingShape>, 'shape' | 'count'>> {
  readonly call: UseQueryResult<unknown>;
  /** Shown for an empty list; false if the list has entries. */
  readonly empty?: ReactNode;
}

/**
 * The state of a call before its data can be shown: a placeholder while it is pending, or the error with a way to
 * try again.
 */
export function CallState({ call, shape = 'rows', count, empty }: CallStateProps) {
  if (call.isPending) return <LoadingShape shape={shape} {...(count === undefined ? {} : { count })} />;
  if (call.isError)
    return <FailedState message={messageOf(call.error)} onRetry={() => void call.refetch()} />;
  return empty;
}
