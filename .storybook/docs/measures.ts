/** One measure of a part as it is drawn, with the tokens that it is made of. */
export interface Measure {
  name: string;
  value: string;
  tokens: readonly string[];
}

interface Kind {
  name: string;
  /** The properties in which it is declared, shorthands too. */
  properties: readonly string[];
  /** As it is computed; nothing where it says nothing. */
  read: (style: CSSStyleDeclaration, element: Element) => string | undefined;
  inherited?: boolean;
}

const sides = (property: string) =>
  ['', '-block', '-block-start', '-block-end', '-inline', '-inline-start', '-inline-end']
    .concat(['-top', '-right', '-bottom', '-left'])
    .map((side) => property + side);

const unless = (nothing: RegExp, value: string) => (nothing.test(value) ? undefined : value);
const px = (length: number) => `${Math.round(length * 10) / 10} px`;

const kinds: readonly Kind[] = [
  {
    name: 'Size',
    properties: ['width', 'height', 'inline-size', 'block-size'].flatMap((size) => [
      size,
      `min-${size}`,
      `max-${size}`,
    ]),
    read: (_, element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${px(width)} × ${px(height)}`;
    },
  },
  { name: 'Padding', properties: sides('padding'), read: (style) => unless(/^0px$/, style.padding) },
  {
    name: 'Gap',
    properties: ['gap', 'row-gap', 'column-gap'],
    read: (style) => (/flex|grid/.test(style.display) ? unless(/^(normal|0px)/, style.gap) : undefined),
  },
  { name: 'Radius', properties: ['border-radius'], read: (style) => unless(/^0px$/, style.borderRadius) },
  {
    name: 'Border',
    properties: [...sides('border'), 'border-color', 'border-width'],
    read: (style) => unless(/^(0px$|$)|none/, style.border || style.borderBottom),
  },
  {
    name: 'Background',
    properties: ['background', 'background-color'],
    read: (style) => unless(/^rgba\(0, 0, 0, 0\)$/, style.backgroundColor),
  },
  { name: 'Shadow', properties: ['box-shadow'], read: (style) => unless(/^none$/, style.boxShadow) },
  {
    name: 'Text',
    properties: ['font', 'font-size', 'line-height'],
    read: (style, element) =>
      hasText(element) ? `${style.fontSize}/${style.lineHeight}, ${style.fontWeight}` : undefined,
    inherited: true,
  },
  {
    name: 'Color',
    properties: ['color'],
    read: (style, element) => (hasText(element) || element.matches('svg') ? style.color : undefined),
    inherited: true,
  },
];

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** What a part measures, read from what is drawn, so that it is never another than what is seen. */
export function measuresOf(element: Element): Measure[] {
  const view = element.ownerDocument.defaultView;
  if (view === null) return [];
  const style = view.getComputedStyle(element);
  return kinds.flatMap(({ name, properties, read, inherited = false }) => {
    const value = read(style, element);
    if (value === undefined) return [];
    return [{ name, value, tokens: tokensOf(element, properties, inherited) }];
  });
}

/** The tokens in the declarations that hold; where the element has none of its own, in those it inherits. */
function tokensOf(element: Element, properties: readonly string[], inherited: boolean): string[] {
  const declared = declarationsOf(element, properties);
  if (declared.length === 0 && inherited && element.parentElement !== null)
    return tokensOf(element.parentElement, properties, true);
  return [
    ...new Set(declared.flatMap((value) => [...value.matchAll(/--mpc-([\w-]+)/g)].map(([, token]) => token))),
  ].filter((token) => token !== undefined);
}

function declarationsOf(element: Element, properties: readonly string[]): string[] {
  const found = new Map<string, string>();
  const note = ({ style }: { style: CSSStyleDeclaration }) => {
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      // A shorthand replaces what was said before of its sides.
      if (value === '') continue;
      for (const other of found.keys()) if (other.startsWith(property)) found.delete(other);
      found.set(property, value);
    }
  };
  const view = element.ownerDocument.defaultView;
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('selectorText' in rule) {
        if (matches(element, (rule as CSSStyleRule).selectorText)) note(rule as CSSStyleRule);
      } else if ('conditionText' in rule && 'media' in rule) {
        const { conditionText, cssRules } = rule as CSSMediaRule;
        if (view?.matchMedia(conditionText).matches) walk(cssRules);
      } else if ('cssRules' in rule) walk((rule as CSSGroupingRule).cssRules);
    }
  };
  for (const sheet of element.ownerDocument.styleSheets) walk(rulesOf(sheet));
  if ('style' in element) note(element as HTMLElement);
  return [...found.values()];
}

/** What a browser does not understand as a selector holds for nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** A sheet from elsewhere may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList {
  try {
    return sheet.cssRules;
  } catch {
    return new CSSStyleSheet().cssRules;
  }
}
