/** Takes people to the first field that was refused, once it is marked. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  });
}
