/**
 * Keeps what comes in a chunk of its own; undone before it came, it is not begun. A chunk that does not arrive leaves the
 * page as it is.
 */
export function keepWhenFetched<Module>(
  fetching: Promise<Module>,
  keep: (module: Module) => () => void,
): () => void {
  let isUndone = false;
  let undo = () => {};
  fetching.then(
    module => {
      if (!isUndone) undo = keep(module);
    },
    () => {},
  );
  return () => {
    isUndone = true;
    undo();
  };
}
