import { writeDuration } from '@vitrine/core/media/write-duration.ts';
import { announcePlaying, whenAnotherPlays } from '../video/sole-player.ts';

interface AudioWords {
  readonly play: string;
  readonly pause: string;
  readonly time: string;
  readonly failed: string;
}

/** Replaces the browser's player with ours: a button, a slider, the time (rules AUDIO-4 to AUDIO-7). */
export function playAudio(root: HTMLElement): () => void {
  const box = root.querySelector<HTMLElement>('[data-audio]');
  const audio = box?.querySelector('audio');
  const controls = box?.querySelector<HTMLElement>('.audio-controls');
  const button = box?.querySelector<HTMLButtonElement>('.audio-toggle');
  const seek = box?.querySelector<HTMLInputElement>('.audio-seek');
  const time = box?.querySelector<HTMLElement>('.audio-time');
  const status = box?.querySelector<HTMLElement>('.audio-status');
  if (!box || !audio || !controls || !button || !seek || !time || !status) return () => {};
  const words: AudioWords = JSON.parse(box.dataset.audio ?? '');
  const stop = new AbortController();
  const { signal } = stop;
  const unplayed = time.textContent;
  const on = (target: EventTarget, names: string, hear: () => void) => {
    for (const name of names.split(' ')) target.addEventListener(name, hear, { signal });
  };

  const show = () => {
    const { currentTime, duration, paused } = audio;
    button.ariaLabel = paused ? words.play : words.pause;
    box.toggleAttribute('data-playing', !paused);
    if (Number.isFinite(duration)) seek.max = String(Math.floor(duration));
    // Playback does not move the slider while a person drags it.
    if (!seek.matches(':active')) seek.value = String(Math.floor(currentTime));
    tell(Number(seek.value));
  };
  const tell = (seconds: number) => {
    const [now, total] = [writeDuration(seconds), writeDuration(audio.duration)];
    time.textContent = audio.duration > 0 ? `${now} / ${total}` : now;
    seek.ariaValueText = words.time.replace('{time}', now).replace('{total}', total);
    const share = audio.duration > 0 ? seconds / audio.duration : 0;
    seek.style.setProperty('--audio-share', `${Math.round(share * 1000) / 10}%`);
  };
  const toggle = () => {
    status.textContent = '';
    if (audio.paused) audio.play().catch(fail);
    else audio.pause();
  };
  const fail = (error: unknown) => {
    // Another sound stopped this one before it played; this is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    status.textContent = words.failed;
    show();
  };

  audio.hidden = true;
  controls.hidden = false;
  button.addEventListener('click', toggle, { signal });
  on(seek, 'input', () => tell(Number(seek.value)));
  on(seek, 'change', () => {
    audio.currentTime = Number(seek.value);
  });
  on(audio, 'play', () => {
    announcePlaying(audio);
    show();
  });
  on(audio, 'pause ended timeupdate durationchange seeked', show);
  // Its length is loaded when a pointer or the focus is near, and only for uploaded files.
  if (new URL(audio.src).origin === location.origin) {
    on(box, 'pointerenter focusin', () => {
      if (audio.preload === 'none') audio.preload = 'metadata';
    });
  }
  whenAnotherPlays(audio, signal, () => audio.pause());
  show();
  return () => {
    stop.abort();
    audio.pause();
    audio.preload = 'none';
    audio.hidden = false;
    controls.hidden = true;
    box.removeAttribute('data-playing');
    button.ariaLabel = words.play;
    time.textContent = unplayed;
    seek.max = '0';
    for (const name of ['aria-valuetext', 'style']) seek.removeAttribute(name);
    status.textContent = '';
  };
}
