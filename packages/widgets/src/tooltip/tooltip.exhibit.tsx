import { showTooltips } from './show-tooltips.ts';

export const exhibits = [{ name: 'On links and buttons', View, start }];

function View() {
  return (
    <>
      <h1>Tooltip</h1>
      <p>
        <button type="button" className="button button-outline" data-tooltip="Instagram">
          Instagram
        </button>{' '}
        <button
          type="button"
          className="button"
          data-tooltip="Sends the page to everybody who has subscribed to it, once and not again."
        >
          Send
        </button>
      </p>
    </>
  );
}

function start(root: HTMLElement): void {
  showTooltips(root);
}
