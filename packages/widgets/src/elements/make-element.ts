type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An HTML element with its attributes and children: `true` is an attribute without a value, `false` omits it. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(attribute, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

/** A drawing of one path in a square of 24, hidden from screen readers. */
export function makeIcon(className: string, path: string): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', className);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}
