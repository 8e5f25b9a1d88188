import type { Messages } from '@vitrine/widgets/messages/messages.ts';
import type { Suggestion } from './ask-addresses.ts';

export interface AddressListOptions {
  readonly suggestions: readonly Suggestion[];
  /** Whose they are. */
  readonly credit: string;
  readonly words: Pick<Messages, 'addressesFound' | 'addressesSuggested'>;
  readonly onChoose: (at: number) => void;
}

/** Suggestions below a field: a list box that the field controls, as a combobox of WAI-ARIA (rule LOOKUP-4). */
export class AddressList {
  readonly line: HTMLInputElement;
  readonly #box: HTMLElement;
  readonly #options: readonly HTMLElement[];
  readonly #onChoose: (at: number) => void;
  #active = -1;

  constructor(line: HTMLInputElement, { suggestions, credit, words, onChoose }: AddressListOptions) {
    const page = line.ownerDocument;
    const id = `${line.id}-suggestions`;
    this.line = line;
    this.#onChoose = onChoose;
    this.#box = page.createElement('div');
    this.#box.className = 'suggestions';
    const list = page.createElement('ul');
    Object.assign(list, { id, role: 'listbox', ariaLabel: words.addressesSuggested });
    this.#options = suggestions.map(({ main, detail }, at) => {
      const option = page.createElement('li');
      Object.assign(option, { id: `${id}-${at}`, role: 'option', ariaSelected: 'false' });
      const small = page.createElement('small');
      small.textContent = detail;
      option.append(main, ' ', small);
      option.addEventListener('click', () => onChoose(at));
      return option;
    });
    list.append(...this.#options);
    const status = page.createElement('span');
    status.className = 'visually-hidden';
    status.role = 'status';
    setTimeout(() => status.append(words.addressesFound({ n: suggestions.length })));
    this.#box.append(status);
    if (suggestions.length > 0) {
      const source = page.createElement('p');
      source.translate = false;
      source.textContent = credit;
      this.#box.append(list, source);
      line.setAttribute('aria-controls', id);
    } else this.#box.classList.add('visually-hidden');
    // The focus stays in the field while an option is pressed.
    this.#box.addEventListener('mousedown', event => event.preventDefault());
    line.role = 'combobox';
    line.ariaAutoComplete = 'list';
    line.ariaExpanded = String(suggestions.length > 0);
    line.after(this.#box);
  }

  /** False once an update has replaced it. */
  get isShown(): boolean {
    return this.#box.isConnected;
  }

  /** Carries out a key; returns whether it means something to the list. */
  follow(key: string): boolean {
    const { length } = this.#options;
    if (length === 0) return false;
    if (key === 'ArrowDown') this.#activate(this.#active + 1 < length ? this.#active + 1 : 0);
    else if (key === 'ArrowUp') this.#activate(this.#active > 0 ? this.#active - 1 : length - 1);
    else if (key === 'Enter' && this.#active >= 0) this.#onChoose(this.#active);
    else return key === 'Escape';
    return true;
  }

  close(): void {
    this.#box.remove();
    this.line.ariaExpanded = 'false';
    this.line.removeAttribute('aria-controls');
    this.line.removeAttribute('aria-activedescendant');
  }

  #activate(at: number): void {
    this.#active = at;
    for (const [place, option] of this.#options.entries()) option.ariaSelected = String(place === at);
    const option = this.#options[at];
    option?.scrollIntoView({ block: 'nearest' });
    this.line.setAttribute('aria-activedescendant', option?.id ?? '');
  }
}
