const counted = (count: string | undefined) => String(Number(count ?? 0) + 1);

export function enhance(root: HTMLElement): () => void {
  root.dataset.started = counted(root.dataset.started);
  const listen = () => {};
  document.addEventListener('keyup', listen);
  return () => {
    document.removeEventListener('keyup', listen);
    root.dataset.undone = counted(root.dataset.undone);
  };
}
