import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the calling component is still mounted. */
export function useMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
