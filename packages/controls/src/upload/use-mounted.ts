import { useCallback, useEffect, useRef } from 'react';

/** Asks whether what calls this is still shown. */
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
