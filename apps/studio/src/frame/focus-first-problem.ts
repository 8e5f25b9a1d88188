/** Longer than a busy browser takes to mark a refused field; fields marked later belong to another refusal. */
const timeouts = 1000;

/** Focuses the first refused field as soon as it is marked: immediately, or after the next render. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => {
    if (focusProblem()) return;
    const observer = new MutationObserver(() => focusProblem() && observer.disconnect());
    observer.observe(document.body, { attributeFilter: ['aria-invalid'], childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), timeouts);
  });
}

function focusProblem(): boolean {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
