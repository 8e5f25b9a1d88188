import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { lazyMargin } from '@vitrine/core/image/image-constants.ts';
import { markLoading } from '../image/mark-loading.ts';

/**
 * Loads the pictures of a long gallery as they approach the window, visible ones first, at most 16
 * at a time; on a phone, beyond the window, one (rule GALLERY-20).
 */
export function queueSlides(list: Element): () => void {
  const stop = new AbortController();
  const waiting = new Set<HTMLImageElement>();
  const coming = new Set<HTMLImageElement>();
  const called = new Map<HTMLImageElement, string>();
  const isPhone = matchMedia('(max-width: 767.98px)').matches;
  const ahead = isPhone ? galleryLoading.atOnceOnPhone : galleryLoading.atOnce;
  const first = isPhone ? galleryLoading.firstOnPhone : galleryLoading.atOnce;
  const held = new Set([...list.children].slice(first).map(slide => slide.querySelector('img')));

  const next = () => {
    const seen = new Set([...waiting].filter(isInWindow));
    for (const image of new Set([...seen, ...waiting])) {
      if (coming.size < (seen.has(image) ? galleryLoading.atOnce : ahead)) follow(image);
    }
  };
  const follow = (image: HTMLImageElement) => {
    waiting.delete(image);
    coming.add(image);
    void markLoading(image, () => held.has(image) && call(image), stop.signal).then(() => {
      coming.delete(image);
      if (!stop.signal.aborted) next();
    });
  };
  const call = (image: HTMLImageElement) => {
    called.set(image, image.sizes);
    // A picture that is not lazy cannot use automatic sizes; its width is known by now.
    image.sizes = `${widthOf(image)}px`;
    image.loading = 'eager';
  };
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        const image = target.querySelector('img');
        if (!image || image.complete || coming.has(image)) continue;
        if (isIntersecting) waiting.add(image);
        else waiting.delete(image);
      }
      next();
    },
    { rootMargin: `${lazyMargin}px` },
  );
  for (const slide of list.children) observer.observe(slide);
  return () => {
    stop.abort();
    observer.disconnect();
    for (const [image, sizes] of called) Object.assign(image, { sizes, loading: 'lazy' });
  };
}

/** As wide as it is drawn, beyond its space if it is cropped (rule PICTURE-7). */
function widthOf(image: HTMLImageElement): number {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
  const whole = width && height ? (image.clientHeight * width) / height : 0;
  return Math.ceil(Math.max(image.clientWidth, whole));
}

/** By its slide: a waiting picture is itself hidden. */
function isInWindow(image: HTMLImageElement): boolean {
  const slide = image.closest('.gallery-slide')?.getBoundingClientRect();
  return slide !== undefined && slide.bottom > 0 && slide.top < window.innerHeight;
}
