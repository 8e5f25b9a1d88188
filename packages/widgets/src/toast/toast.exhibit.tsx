import { dialogStyles } from '@vitrine/core/dialog/dialog-constants.ts';
import { makeDialog } from '../dialog/make-dialog.ts';
import { showToast } from './show-toast.ts';

const messages: Readonly<Record<string, string>> = {
  Brief: 'Saved.',
  Short: 'Added to cart.',
  Long: 'Added to cart. The last two of this glaze are yours for half an hour; we keep them on the shelf by the window.',
};

export const exhibits = [
  { name: 'Short and long', View, start },
  { name: 'Over a dialog', View, start: startOverDialog },
];

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

/** The same, from an open dialog. */
function startOverDialog(root: HTMLElement): void {
  const words = { confirm: 'Okay', reject: 'No', cancel: 'Cancel' };
  const text = { title: 'Address', message: 'Copy it or leave it.', words };
  const dialog = makeDialog({ ...text, style: dialogStyles.confirmOnly });
  dialog.element.append(...root.querySelectorAll('p'));
  start(dialog.element);
  void dialog.show();
}
