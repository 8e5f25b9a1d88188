import { useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading'; readonly value: T | null }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string; readonly value: null };

/** The results of a picker: only the latest query's answer counts, however late an older one arrives. */
export function useLoaded<T>(
  load: () => Promise<T>,
  key: string,
): Loaded<T> & { readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading', value: null });
  const [round, setRound] = useState(0);
  const newest = useRef({ load, question: '' });
  newest.current.load = load;
  const question = `${round} ${key}`;
  useEffect(() => {
    const isNewest = () => newest.current.question === question;
    newest.current.question = question;
    setLoaded(before => ({ state: 'loading', value: before.value }));
    newest.current.load().then(
      value => isNewest() && setLoaded({ state: 'ready', value }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (isNewest()) setLoaded({ state: 'failed', message, value: null });
      },
    );
  }, [question]);
  return { ...loaded, reload: () => setRound(before => before + 1) };
}
