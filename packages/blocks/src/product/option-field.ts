import type { stateOfValue } from './choose-variant.ts';

type ValueState = ReturnType<typeof stateOfValue>;

/** One option of the form, whatever it is drawn as. */
export interface OptionField {
  readonly element: HTMLElement;
  readonly chosen: () => string;
  /** Chooses `value` and says of each value whether it can be had. */
  readonly show: (value: string, stateOf: (value: string) => ValueState) => void;
}

export function optionFieldsOf(form: HTMLElement, soldOut: string): OptionField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-option]')].map(element =>
    element instanceof HTMLSelectElement ? listField(element, soldOut) : choicesField(element, soldOut),
  );
}

function listField(element: HTMLSelectElement, soldOut: string): OptionField {
  return {
    element,
    chosen: () => element.value,
    show: (value, stateOf) => {
      for (const choice of element.options) {
        const state = stateOf(choice.value);
        choice.disabled = state === 'impossible';
        choice.textContent = state === 'soldOut' ? `${choice.value} — ${soldOut}` : choice.value;
      }
      element.value = value;
    },
  };
}

function choicesField(element: HTMLElement, soldOut: string): OptionField {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('.choice-input')];
  return {
    element,
    chosen: () => inputs.find(input => input.checked)?.value ?? '',
    show: (value, stateOf) => {
      for (const input of inputs) {
        const state = stateOf(input.value);
        input.checked = input.value === value;
        input.disabled = state === 'impossible';
        const choice = input.parentElement;
        if (choice) choice.dataset.state = state;
        const note = choice?.querySelector('.choice-state');
        if (note) note.textContent = state === 'soldOut' ? soldOut : '';
      }
    },
  };
}
