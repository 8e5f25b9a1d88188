/** Shows each error above the title of its field, clears the others, and focuses the first (rule FORM-6). */
export function showFieldErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  let isFirst = true;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const message = errors[field.dataset.field ?? ''];
    const place = field.querySelector<HTMLElement>('.field-error');
    if (place) {
      place.hidden = message === undefined;
      place.textContent = message ?? '';
    }
    for (const control of field.querySelectorAll('input, select, textarea'))
      control.setAttribute('aria-invalid', String(message !== undefined));
    if (message === undefined || !isFirst) continue;
    isFirst = false;
    field.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }
}
