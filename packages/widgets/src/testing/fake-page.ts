/**
 * A minimal page for an enhancer's test, without a browser: elements that are event targets, found
 * by the selectors they were registered under. It counts listeners, to check that all are removed.
 */
let listening = 0;

export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly found: Readonly<Record<string, FakeElement>>;
  content: unknown[] = [];
  /** The element now in this one’s place; itself unless it was replaced. */
  standsAs: FakeElement = this;
  isFocused = false;

  constructor(found: Readonly<Record<string, FakeElement>> = {}) {
    super();
    this.found = found;
  }

  override addEventListener(
    type: string,
    listener: EventListener,
    options?: { readonly signal?: AbortSignal },
  ): void {
    listening += 1;
    options?.signal?.addEventListener('abort', () => {
      listening -= 1;
    });
    super.addEventListener(type, listener, options);
  }

  querySelector(selector: string): FakeElement | null {
    return this.found[selector] ?? null;
  }

  querySelectorAll(selector: string): FakeElement[] {
    return selector in this.found ? [this.found[selector] ?? this] : [];
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  replaceChildren(...content: unknown[]): void {
    this.content = content;
  }

  replaceWith(other: FakeElement): void {
    this.standsAs = other;
    other.standsAs = other;
  }

  focus(): void {
    this.isFocused = true;
  }
}

export class FakeDocument extends FakeElement {
  cookie = '';

  createElement(): FakeElement {
    return new FakeElement();
  }
}

/** The number of listeners added and not removed. */
export function listeners(): number {
  return listening;
}

/** A fake in place of a real element; enhancers under test must not use any part it lacks. */
export function asElement(element: FakeElement): HTMLElement {
  if (standsIn(element)) return element;
  throw new Error('A fake stands in for any element.');
}

function standsIn(element: EventTarget): element is HTMLElement {
  return element instanceof FakeElement;
}
