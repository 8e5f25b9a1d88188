/** Calls `apply` with the last value received within the time; `cancel` drops it. */
export function gatherChanges<T>(
  apply: (value: T) => void,
  ms: number,
): { change: (value: T) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    change: value => {
      clearTimeout(timer);
      timer = setTimeout(() => apply(value), ms);
    },
    cancel: () => clearTimeout(timer),
  };
}
