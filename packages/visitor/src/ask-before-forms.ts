/**
 * A form that is sent by a button whose `data-ask` holds a question waits until it was answered with yes;
 * where the dialog cannot be loaded it is sent as it would be without script (rule DIALOG-10).
 */
export function askBeforeForms(page: Document): void {
  let allowed: HTMLElement | null = null;
  page.addEventListener('submit', async event => {
    const { submitter, target: form } = event;
    if (submitter?.dataset.ask === undefined || submitter === allowed) return;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const question = JSON.parse(submitter.dataset.ask);
    const isWanted = await import('@vitrine/widgets/dialog/ask.ts').then(
      ({ ask }) => ask(question),
      () => true,
    );
    if (!isWanted) return;
    allowed = submitter;
    form.requestSubmit(submitter);
  });
}
