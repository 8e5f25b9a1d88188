import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Whether the studio currently uses its dark scheme. */
export function usePrefersDark(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const dark = window.matchMedia(query);
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
