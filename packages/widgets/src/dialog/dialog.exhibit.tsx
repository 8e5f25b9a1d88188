import { dialogAnchors, dialogStyles } from '@vitrine/core/dialog/dialog-constants.ts';
import { alert, ask } from './ask.ts';
import { type DialogOptions, makeDialog } from './make-dialog.ts';

const words = { confirm: 'Publish', reject: 'Discard', cancel: 'Not yet' };
const text = { title: 'Publish this page?', message: 'Visitors see it as soon as you do.', words };

const openers: Readonly<Record<string, () => DialogOptions>> = {
  'Confirm or reject': () => ({ ...text, style: dialogStyles.confirmOrReject }),
  'Confirm or cancel': () => ({ ...text, style: dialogStyles.confirmOrCancel }),
  'Confirm only': () => ({ ...text, style: dialogStyles.confirmOnly }),
  'No buttons': () => ({ ...text, style: dialogStyles.noButtons, escapeToCancel: false }),
  'Hides by itself': () => ({ ...text, style: dialogStyles.noButtons, hideAfter: 400 }),
  'Without Escape': () => ({ ...text, style: dialogStyles.confirmOrCancel, escapeToCancel: false }),
};

export const exhibits = [
  { name: 'Styles', View: Styles, start: startStyles },
  { name: 'Places', View: Places, start: startPlaces },
  { name: 'Question and alert', View: Questions, start: startQuestions },
];

function Styles() {
  return <Openers names={Object.keys(openers)} />;
}

function Places() {
  return <Openers names={dialogAnchors} />;
}

function Questions() {
  return <Openers names={['Ask', 'Alert', 'Twice']} />;
}

function Openers({ names }: { names: readonly string[] }) {
  return (
    <>
      <h1>Dialog</h1>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 11 }}>
        {names.map(name => (
          <button key={name} type="button" className="button button-outline" data-open={name}>
            {name}
          </button>
        ))}
      </p>
      <p role="status" />
    </>
  );
}

function onOpen(root: HTMLElement, open: (name: string, event: MouseEvent) => Promise<unknown>): void {
  const answer = root.querySelector('[role="status"]');
  root.addEventListener('click', async event => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
    if (!button) return;
    const given = await open(button.dataset.open ?? '', event);
    if (answer) answer.textContent = `Answer: ${given}`;
  });
}

function startStyles(root: HTMLElement): void {
  onOpen(root, async name => {
    const options = openers[name]?.();
    return options && makeDialog(options).show();
  });
}

function startPlaces(root: HTMLElement): void {
  onOpen(root, async (name, event) => {
    const anchor = dialogAnchors.find(one => one === name) ?? 'center';
    const owner = event.target instanceof Element ? event.target : root;
    const at = anchor === 'element' ? owner : { x: event.clientX, y: event.clientY };
    return makeDialog({ ...text, style: dialogStyles.confirmOnly, anchor, at }).show();
  });
}

function startQuestions(root: HTMLElement): void {
  const kept = makeDialog({ ...text, style: dialogStyles.confirmOnly, isKept: true });
  onOpen(root, async name => {
    if (name === 'Alert') return alert({ title: 'Saved', message: 'Your changes are on the page.' });
    if (name === 'Twice') return kept.show();
    return ask({ title: text.title, message: text.message, confirm: 'Publish', cancel: 'Cancel' });
  });
}
