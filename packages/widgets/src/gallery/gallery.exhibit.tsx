import { messagesFor } from '../messages/messages.ts';
import { makeGalleryEngine } from './gallery-engine.ts';
import { keepAutoplay } from './keep-autoplay.ts';
import { keepHistory } from './keep-history.ts';
import { keepKeyboard } from './keep-keyboard.ts';
import { openSlides } from './open-slides.ts';
import { PauseButton } from './pause-button.view.tsx';
import { Slideshow, startSlideshow } from './slideshow-exhibit.tsx';

const slides = [
  { id: 'clay', url: '' },
  { id: 'wheel', url: 'at-the-wheel' },
  { id: 'fire', url: '' },
  { id: 'table', url: '' },
];

/** The engine of every moving layout, without a layout: `?seconds=0.5&random&history&loop=off` in the address. */
export const exhibits = [
  { name: 'In motion', View: Motion, start: startMotion },
  { name: 'Slides that open', View: Opened, start: startOpened },
  { name: 'Slideshow', View: Slideshow, start: startSlideshow },
];

function Motion() {
  return (
    <>
      <h1>Gallery</h1>
      <div
        data-gallery-demo=""
        style={{ display: 'grid', gap: 11, padding: 22, background: 'var(--color-surface)' }}
      >
        <p>
          Slide <output>clay</output>
        </p>
        <a href="#end">A link inside</a>
        <label>
          Words <input />
        </label>
        <div data-film="">A film</div>
        <PauseButton language="en" />
      </div>
      <p id="end" style={{ marginBlockStart: '150vh' }}>
        The end
      </p>
    </>
  );
}

function startMotion(exhibit: HTMLElement): void {
  const root = exhibit.querySelector<HTMLElement>('[data-gallery-demo]');
  const shown = exhibit.querySelector('output');
  const button = exhibit.querySelector<HTMLButtonElement>('[data-gallery-pause]');
  if (!root || !shown || !button) return;
  const query = new URLSearchParams(location.search);
  const engine = makeGalleryEngine({ count: slides.length, isLooping: query.get('loop') !== 'off' });
  const show = () => {
    shown.textContent = slides[engine.state.currentIndex]?.id ?? '';
  };
  engine.subscribe(show);
  keepKeyboard(engine, root);
  if (query.has('history')) keepHistory(engine, slides, location.pathname.replace(/(\/0)\/.*$/, '$1'));
  if (query.has('moving')) engine.setInMotion(true);
  if (!query.has('seconds')) return;
  const autoplay = keepAutoplay(engine, root, {
    seconds: Number(query.get('seconds')),
    isRandom: query.has('random'),
  });
  const messages = messagesFor('en');
  const tell = () =>
    button.setAttribute('aria-label', autoplay.isPlaying ? messages.pauseGallery : messages.playGallery);
  button.hidden = false;
  button.addEventListener('click', () => autoplay.toggle());
  autoplay.subscribe(tell);
  tell();
}

function Opened() {
  return (
    <>
      <h1>Slides that open</h1>
      <ul data-slides="">
        {slides.map(({ id, url }) => (
          <li key={id} data-slide-id={id} data-slide-url={url === '' ? undefined : url}>
            <a href={`/large/${id}`} data-opens="">
              <span>{id}</span>
            </a>
          </li>
        ))}
      </ul>
      <output />
    </>
  );
}

/** `?lost` is a lightbox that fails to load. */
function startOpened(exhibit: HTMLElement): void {
  const root = exhibit.querySelector<HTMLElement>('[data-slides]');
  const shown = exhibit.querySelector('output');
  if (!root || !shown) return;
  openSlides(root, {
    theme: 'dark',
    historyHash: false,
    fetchOpener: async () => {
      if (new URLSearchParams(location.search).has('lost')) throw new Error('The chunk did not arrive.');
      return ({ slideId, opener }) => {
        shown.textContent = `${slideId} by ${opener?.textContent ?? 'address'}`;
      };
    },
  });
}
