import type { Page } from 'playwright-core';

/** A tile of one grey, 1 × 1 px: a browser stretches it. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface ThirdParties {
  /** Requested addresses on other hosts than the page's own, in order. */
  readonly asked: string[];
  /** Their answer from now on. */
  answer: 'tiles' | 'nothing' | 'never' | 'google' | 'player';
}

/** No external host is contacted: every request to one is recorded and answered here. */
export async function standInForOthers(page: Page, own: string): Promise<ThirdParties> {
  const others: ThirdParties = { asked: [], answer: 'tiles' };
  await page.route(
    address => address.origin !== own && address.protocol.startsWith('http'),
    async route => {
      others.asked.push(route.request().url());
      const { answer } = others;
      if (answer === 'never') return;
      if (answer === 'nothing') return route.abort();
      if (answer === 'google') return route.fulfill({ contentType: 'text/javascript', body: google });
      if (answer === 'player') return route.fulfill({ contentType: 'text/html', body: player });
      return route.fulfill({ contentType: 'image/png', body: tile });
    },
  );
  return others;
}

/** A fake of Google's script that a page cannot distinguish; its calls are recorded on the window. */
const google = `(() => {
  window.received = { maps: [], markers: [] };
  class Heard {
    constructor() { this.hear = {}; }
    addListener(name, call) { this.hear[name] = call; }
    setOptions(options) { this.options = { ...this.options, ...options }; }
  }
  class Map extends Heard {
    constructor(place, options) { super(); this.options = options; place.textContent = 'Google'; received.maps.push(this); }
  }
  class Marker extends Heard {
    constructor(options) { super(); this.options = options; received.markers.push(this); }
    getPosition() { return { lat: () => 1, lng: () => 2 }; }
    setMap() {}
  }
  window.google = { maps: { Map, Marker, Size: class {}, Point: class {} } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})()`;

/** A player that records its messages, and sends messages on demand. */
const player = `<!doctype html><title>Player</title><body style="background:#345"><p>Player</p><script>
  window.received = [];
  addEventListener('message', event => {
    received.push(event.data);
  });
</script>`;
