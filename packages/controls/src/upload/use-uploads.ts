import { useMemo, useRef, useState } from 'react';
import { type Upload, UploadQueue, type UploadTask } from './upload-queue.ts';

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly dismiss: (id: number) => void;
  readonly add: (files: readonly File[]) => void;
}

/** Files under way; they go on while something else is shown, as long as the owner of this stays. */
export function useUploads<T>(send: UploadTask<T>['send'], onDone: (result: T) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const newest = useRef({ send, onDone });
  newest.current = { send, onDone };
  const queue = useMemo(
    () => new UploadQueue<T>({ onChange: setUploads, onDone: result => newest.current.onDone(result) }),
    [],
  );
  return {
    uploads,
    dismiss: id => queue.dismiss(id),
    add: files => {
      for (const file of files) queue.add({ file, send: newest.current.send });
    },
  };
}
