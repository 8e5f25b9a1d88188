/**
 * Activates a feature from a separate chunk; if it is undone before the chunk loads, it does not
 * start. If the chunk fails to load, the page does not change.
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
