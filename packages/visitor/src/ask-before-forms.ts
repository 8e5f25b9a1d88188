/**
 * A form submitted by a button with a question in `data-ask` waits for confirmation; if the dialog fails to load,
 * it is submitted as it would be without script (rule DIALOG-10).
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
