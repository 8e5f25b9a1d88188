/** Said on the document by a player that opens, so that every other one closes (rule VIDEO-7). */
const opened = 'vitrine:video';

/** Puts the player in a facade's place when it is asked for; the way back restores the poster (rule VIDEO-4). */
export function playVideos(root: HTMLElement): () => void {
  const facade = root.querySelector<HTMLAnchorElement>('a[data-player]');
  if (!facade) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  let player: HTMLIFrameElement | null = null;

  const close = () => {
    player?.replaceWith(facade);
    player = null;
  };
  const open = () => {
    document.dispatchEvent(new CustomEvent(opened, { detail: facade }));
    player = playerOf(facade);
    facade.replaceWith(player);
    player.focus();
  };

  facade.setAttribute('role', 'button');
  facade.addEventListener(
    'click',
    event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  facade.addEventListener(
    'keydown',
    event => {
      if (event.key !== ' ') return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  document.addEventListener(
    opened,
    event => event instanceof CustomEvent && event.detail !== facade && close(),
    {
      signal,
    },
  );
  return () => {
    stop.abort();
    close();
    facade.removeAttribute('role');
  };
}

function playerOf(facade: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.className = 'video-player';
  player.title = facade.dataset.title ?? '';
  player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  player.allowFullscreen = true;
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = facade.dataset.player ?? '';
  return player;
}
