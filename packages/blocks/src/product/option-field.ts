import type { stateOfValue } from './choose-variant.ts';

type ValueState = ReturnType<typeof stateOfValue>;

/** One option of the form, however it is displayed. */
export interface OptionField {
  readonly element: HTMLElement;
  readonly chosen: () => string;
  /** Selects `value` and marks whether each value is available. */
  readonly show: (value: string, stateOf: (value: string) => ValueState) => void;
  /** As the server rendered it, with the current choice. */
  readonly undo: () => void;
}

export function optionFieldsOf(form: HTMLElement, soldOut: string): OptionField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-option]')].map(element =>
    element instanceof HTMLSelectElement ? listField(element, soldOut) : choicesField(element, soldOut),
  );
}

function listField(element: HTMLSelectElement, soldOut: string): OptionField {
  const show: OptionField['show'] = (value, stateOf) => {
    for (const choice of element.options) {
      const state = stateOf(choice.value);
      choice.disabled = state === 'impossible';
      choice.textContent = state === 'soldOut' ? `${choice.value} — ${soldOut}` : choice.value;
    }
    element.value = value;
  };
  return { element, chosen: () => element.value, show, undo: () => show(element.value, () => 'open') };
}

function choicesField(element: HTMLElement, soldOut: string): OptionField {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('.choice-input')];
  const mark = (input: HTMLInputElement, state: string | undefined) => {
    input.disabled = state === 'impossible';
    const choice = input.parentElement;
    if (!choice) return;
    if (state) choice.dataset.state = state;
    else delete choice.dataset.state;
    choice.querySelector('.choice-state')?.replaceChildren(state === 'soldOut' ? soldOut : '');
  };
  const before = inputs.map(input => input.parentElement?.dataset.state);
  return {
    element,
    chosen: () => inputs.find(input => input.checked)?.value ?? '',
    show: (value, stateOf) => {
      for (const input of inputs) {
        input.checked = input.value === value;
        mark(input, stateOf(input.value));
      }
    },
    undo: () => {
      for (const [at, input] of inputs.entries()) mark(input, before[at]);
    },
  };
}
