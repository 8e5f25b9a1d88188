import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from './page-pool.ts';
import { countListeners } from './undo-enhancer.ts';

const catalogue = inject('catalogue');

let pages: PagePool;
beforeAll(async () => {
  pages = await openPages(1, [countListeners]);
});
afterAll(() => pages.close());

const modules = {
  activate: '/packages/visitor/src/activate.ts',
  hydrate: '/packages/visitor/src/hydrate-island.tsx',
};

it('VISITOR-12, VISITOR-11: an enhancer and an island leave no listener on the page when their part of it is replaced', async () => {
  const result = await pages.use(async page => {
    await page.goto(`${catalogue}/sample/navigation/0?script=off`, { waitUntil: 'load' });
    // As text, because the build of this file would resolve its own imports.
    return page.evaluate(`(async () => {
      const { activate, redraw } = await import('${modules.activate}');
      const { islandHydrator } = await import('${modules.hydrate}');
      // A component with a life, without React's own class, which the page has no name for.
      function Island() {}
      Island.prototype = {
        isReactComponent: {},
        render: () => 'Drawn',
        listen() {},
        componentDidMount() { document.addEventListener('keyup', this.listen); },
        componentWillUnmount() { document.removeEventListener('keyup', this.listen); },
      };
      const place = document.createElement('div');
      document.body.prepend(place);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<script type="application/json" id="islands">{"late":{}}</' + 'script>',
      );
      const island = document.createElement('div');
      island.id = 'block-late';
      island.dataset.island = 'late';
      island.textContent = 'Drawn';
      const menu = document.querySelector('[data-enhance="navigation"]');
      const { enhance } = await import('/packages/blocks/src/navigation/navigation.enhance.ts');
      const loaders = {
        enhancer: () => async () => enhance,
        island: () => async () => islandHydrator(Island),
      };
      const until = async done => {
        while (!done()) await new Promise(resolve => requestAnimationFrame(resolve));
      };
      const own = () => window.listening.filter(one => /document (keyup|pointerdown) /.test(one)).length;
      const before = own();
      redraw(place, [menu, island], loaders);
      island.dispatchEvent(new Event('pointerdown'));
      await until(() => own() === before + 2);
      activate(place, loaders);
      const alive = own() - before;
      redraw(place, [], loaders);
      await until(() => own() <= before);
      return { alive, left: own() - before, content: place.innerHTML };
    })()`);
  });
  expect(result).toEqual({ alive: 2, left: 0, content: '' });
});
