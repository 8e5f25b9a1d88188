import { useEffect, useRef, useState } from 'react';
import { useToast } from '../toast/toasts.tsx';
import { type Upload, type UploadOptions, UploadQueue, type UploadTask } from './upload-queue.ts';
import { useMounted } from './use-mounted.ts';

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly dismiss: (id: number) => void;
  readonly add: (files: readonly File[]) => void;
}

/**
 * Uploads in a new queue or an existing one; they continue after their owner is unmounted, and a failure is then
 * shown as a toast (rules PANEL-9, PANEL-16).
 */
export function useUploads<T>(
  send: UploadTask<T>['send'],
  onDone: (result: T) => void,
  { isInOrder = false, shared }: UploadOptions & { readonly shared?: UploadQueue<T> | undefined } = {},
): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const toast = useToast();
  const isMounted = useMounted();
  const newest = useRef({ send, onDone });
  newest.current = { send, onDone };
  const [own] = useState(() => new UploadQueue<T>({ isInOrder }));
  const queue = shared ?? own;
  useEffect(() => {
    queue.tell({
      onChange: setUploads,
      onDone: result => newest.current.onDone(result),
      onFail: problem => !isMounted() && toast({ message: problem, isError: true }),
    });
  }, [queue, isMounted, toast]);
  return {
    uploads,
    dismiss: id => queue.dismiss(id),
    add: files => {
      for (const file of files) queue.add({ file, send: newest.current.send });
    },
  };
}
