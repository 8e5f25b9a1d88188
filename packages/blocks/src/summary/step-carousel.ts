/** Tolerance for rounding at the ends of a track, in px. */
const slack = 2;

/** Buttons that scroll a carousel by its visible width; hidden if all entries are visible (rule SUMMARY-7). */
export function stepCarousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('.summary-track');
  const steps = root.querySelector<HTMLElement>('.summary-steps');
  const [previous, next] = steps?.querySelectorAll('button') ?? [];
  if (!track || !steps || !previous || !next) return () => {};
  const show = () => {
    const passed = Math.abs(track.scrollLeft);
    const left = track.scrollWidth - track.clientWidth - passed;
    steps.hidden = passed + left <= slack;
    previous.ariaDisabled = String(passed <= slack);
    next.ariaDisabled = String(left <= slack);
  };
  const go = (way: 1 | -1) => {
    const forward = getComputedStyle(track).direction === 'rtl' ? -way : way;
    track.scrollBy({ left: forward * track.clientWidth });
  };
  const stop = new AbortController();
  const { signal } = stop;
  previous.addEventListener('click', () => go(-1), { signal });
  next.addEventListener('click', () => go(1), { signal });
  track.addEventListener('scroll', show, { signal, passive: true });
  const size = new ResizeObserver(show);
  size.observe(track);
  show();
  return () => {
    stop.abort();
    size.disconnect();
    steps.hidden = true;
    previous.ariaDisabled = 'true';
    next.ariaDisabled = 'false';
  };
}
