import { fewestTyped } from '@vitrine/core/addresses/fewest-typed.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { AddressList } from './address-list.ts';
import { askAddress, askAddresses, type LookupQuestion } from './ask-addresses.ts';

/** Waits for a pause in typing. */
const pauseMilliseconds = 250;

/**
 * Suggests addresses below an address line while a buyer types, as a combobox; choosing one fills the other fields of
 * the address. Whatever goes wrong, the form works as without it (rules LOOKUP-2 to LOOKUP-5).
 */
export function suggestAddresses(page: Document): void {
  let list: AddressList | null = null;
  let turn = 0;
  let late: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  // One session for all requests, although an update draws the form again with another.
  const { addressLookup: session = '', addressCredit: credit = '' } =
    page.querySelector<HTMLElement>('[data-address-lookup]')?.dataset ?? {};
  const words = messagesFor(page.documentElement.lang);

  const close = () => {
    clearTimeout(late);
    asking.abort();
    list?.close();
    list = null;
  };
  const question = (line: HTMLInputElement): LookupQuestion | null => {
    const isBilling = isOfBilling(line);
    const country = fieldOf(line, isBilling ? 'billingCountry' : 'country')?.value ?? '';
    return country === '' ? null : { session, turn, country, isBilling };
  };
  const suggest = async (line: HTMLInputElement) => {
    const asked = question(line);
    if (asked === null) return;
    asking = new AbortController();
    const { signal } = asking;
    const found = await askAddresses({ ...asked, text: line.value.trim() }, signal);
    // An update may have drawn the field again meanwhile.
    const now = page.getElementById(line.id);
    if (signal.aborted || found === null || !(now instanceof HTMLInputElement) || page.activeElement !== now)
      return;
    list?.close();
    list = new AddressList(now, {
      suggestions: found,
      credit,
      words,
      onChoose: at => void choose(now, found[at]),
    });
  };
  const choose = async (line: HTMLInputElement, chosen: { id: string; main: string } | undefined) => {
    const asked = question(line);
    const { value } = line;
    close();
    if (asked === null || chosen === undefined) return;
    turn += 1;
    const fields = await askAddress({ ...asked, id: chosen.id });
    const now = page.getElementById(line.id);
    // What was typed in the meantime counts.
    if (!(now instanceof HTMLInputElement) || now.value !== value) return;
    fill(now, fields ?? { line1: chosen.main });
    if (fields !== null) say(page, words.addressFilled);
  };

  page.addEventListener('input', event => {
    const line = lineOf(event.target);
    if (line === null) return;
    close();
    if (line.value.trim().length < fewestTyped || (event as InputEvent).isComposing) return;
    late = setTimeout(() => void suggest(line), pauseMilliseconds);
  });
  page.addEventListener('focusout', event => {
    if (lineOf(event.target) !== null) close();
  });
  page.addEventListener('keydown', event => {
    const line = lineOf(event.target);
    if (line === null || list === null || event.isComposing) return;
    if (list.line !== line || !list.isShown) return close();
    if (list.follow(event.key)) event.preventDefault();
    if (event.key === 'Escape') close();
  });
}

function lineOf(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches('[data-address-lookup] [name$="ine1"]')
    ? target
    : null;
}

function isOfBilling({ name }: HTMLInputElement): boolean {
  return name.startsWith('billing');
}

function fieldOf(line: HTMLInputElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return line.form?.querySelector(`:is(input, select)[name="${name}"]`) ?? null;
}

/** Fields that the address does not know keep what was typed; prices follow the last one that they depend on. */
function fill(line: HTMLInputElement, fields: Readonly<Record<string, string>>): void {
  let priced: Element | null = null;
  for (const [name, value] of Object.entries(fields)) {
    const own = isOfBilling(line) ? `billing${name[0]?.toUpperCase()}${name.slice(1)}` : name;
    const field = fieldOf(line, own);
    if (field === null || field.value === value) continue;
    if (field instanceof HTMLSelectElement && ![...field.options].some(one => one.value === value)) continue;
    field.value = value;
    if (own === 'postalCode' || own === 'region') priced = field;
  }
  priced?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Outside of what an update replaces, so that it is read to the end. */
function say(page: Document, words: string): void {
  const status = page.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  page.body.append(status);
  setTimeout(() => status.append(words));
  setTimeout(() => status.remove(), 5000);
}
