import { useEffect } from 'react';

/** The browser asks before the page is left with unsaved changes. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
}
