/** A minimal page for a script without a browser: elements with data, text and listeners. */
export class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  textContent = '';
  hidden = false;
  children = new Map<string, FakeElement>();
  slides: { dataset: Record<string, string> }[] = [];
  content: FakeElement[] = [];
  listeners = 0;

  override addEventListener(...[name, listen, options]: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(name, listen, options);
    this.listeners += 1;
    const signal = typeof options === 'object' ? options.signal : undefined;
    signal?.addEventListener('abort', () => {
      this.listeners -= 1;
    });
  }

  replaceChildren(...content: FakeElement[]) {
    this.content = content;
  }

  querySelector(selector: string) {
    return this.children.get(selector) ?? null;
  }

  querySelectorAll(selector: string): unknown[] {
    return selector.includes('[data-enhance]') ? this.content : this.slides;
  }
}

export class FakePage extends EventTarget {
  cookie = '';
  elements: FakeElement[] = [];

  querySelectorAll() {
    return this.elements;
  }
}

export function asDocument(page: FakePage): Document {
  return Object.assign(page) as Partial<Document> as Document;
}
