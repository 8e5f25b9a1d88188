import { showToast } from './show-toast.ts';

const messages: Readonly<Record<string, string>> = {
  Short: 'Added to cart.',
  Long: 'Added to cart. The last two of this glaze are yours for half an hour; we keep them on the shelf by the window.',
};

export const exhibits = [{ name: 'Short and long', View, start }];

function View() {
  return (
    <>
      <h1>Toast</h1>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 11 }}>
        {Object.keys(messages).map(name => (
          <button key={name} type="button" className="button button-outline" data-message={name}>
            {name}
          </button>
        ))}
      </p>
    </>
  );
}

function start(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.message : undefined;
    const message = messages[name ?? ''];
    if (message !== undefined) showToast({ message, close: 'Close' });
  });
}
