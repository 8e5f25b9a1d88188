/** Longer than a busy browser takes to mark a refused field; what is marked later is none of this refusal's. */
const timeouts = 1000;

/** Takes people to the first field that was refused, once it is marked: that is now, or with the next drawing. */
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
