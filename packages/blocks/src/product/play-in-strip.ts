import { wrapVideo } from '@vitrine/widgets/video/wrap-video.ts';

/** Each video of the strip plays in its place, and stops once another picture is shown (rule PURCHASE-17). */
export function playInStrip(root: HTMLElement): () => void {
  const strip = root.querySelector('.product-strip');
  const wrappers = [...root.querySelectorAll<HTMLElement>('.product-strip-place')].flatMap(place => {
    const wrapper = wrapVideo(place);
    return wrapper ? [{ place, wrapper }] : [];
  });
  const watch = new IntersectionObserver(
    seen => {
      for (const { isIntersecting, target } of seen)
        if (!isIntersecting) wrappers.find(({ place }) => place === target)?.wrapper.stop();
    },
    { root: strip },
  );
  for (const { place } of wrappers) watch.observe(place);
  return () => {
    watch.disconnect();
    for (const { wrapper } of wrappers) wrapper.undo();
  };
}
