/** The script of the page of pictures: it runs from a file, alone, and writes texts, never markup. */
import type { Shown } from '../page-data.ts';

const data = JSON.parse(document.querySelector('#data')?.textContent ?? '[]') as Shown[];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  parts: readonly (string | Node)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...parts);
  return made;
}

/** What is shown stands in the address, so that it can be sent to others. */
const address = new URLSearchParams(location.hash.slice(1));

const languageNames: Record<string, string> = { 'en-US': 'English', 'zh-CN': '简体中文' };
const isNames: Record<string, string> = {
  made: '',
  same: 'Same',
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  failed: 'Failed',
};

const filters = {
  language: { label: 'Language', text: (value: string) => languageNames[value] ?? value },
  theme: { label: 'Theme', text: (value: string) => (value === 'dark' ? 'Dark' : 'Light') },
  width: { label: 'Width', text: (value: string) => `${value} px` },
  is: { label: 'Compared', text: (value: string) => isNames[value] || 'Not compared' },
} as const;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

const search = element('input', [], { type: 'search', value: address.get('screen') ?? '' });
const selects = filterNames.map((name) => {
  const values = [...new Set(data.map((shown) => String(shown[name])))];
  const select = element('select', [
    element('option', ['All'], { value: '' }),
    ...values.map((value) => element('option', [filters[name].text(value)], { value })),
  ]);
  select.value = values.includes(address.get(name) ?? '') ? (address.get(name) ?? '') : '';
  return [name, select] as const;
});
const counted = element('small', [], { role: 'status' });
const main = element('main');

const lookText = ({ language, theme, width }: Shown) =>
  `${filters.language.text(language)} · ${filters.theme.text(theme)} · ${width}`;
const isText = ({ is, count = 0 }: Shown) =>
  is === 'changed' ? `${count.toLocaleString('en')} dots changed` : (isNames[is] ?? is);

/** What the filters leave, in the order it is shown. */
let listed: Shown[] = [];

function card(shown: Shown): Node {
  const { is, screen, files, overflow = 0, failure = '' } = shown;
  const file = files.now ?? files.earlier;
  const button = element(
    'button',
    [
      file === undefined
        ? element('span', [failure], { class: 'none' })
        : element('img', [], { src: file, alt: '', loading: 'lazy', decoding: 'async' }),
      element('p', [
        lookText(shown),
        element('span', [isText(shown)], { class: 'is' }),
        ...(overflow > 0
          ? [element('span', [` Wider than its window by ${overflow} px`], { class: 'wide' })]
          : []),
      ]),
    ],
    {
      type: 'button',
      class: 'card',
      'data-is': is,
      'aria-label': `${screen}, ${lookText(shown)} ${isText(shown)}`,
    },
  );
  button.addEventListener('click', () => open(listed.indexOf(shown)));
  return button;
}

function list(): void {
  const sought = search.value.trim().toLowerCase();
  const chosen = selects.filter(([, select]) => select.value !== '');
  listed = data.filter(
    (shown) =>
      shown.screen.toLowerCase().includes(sought) &&
      chosen.every(([name, select]) => String(shown[name]) === select.value),
  );
  const screens = Map.groupBy(listed, ({ screen }) => screen);
  counted.textContent = `Pictures: ${listed.length} of ${data.length}. Screens: ${screens.size}.`;
  main.replaceChildren(
    ...[...screens].map(([screen, pictures]) =>
      element('section', [
        element('h2', [screen]),
        element('div', pictures.map(card), { class: 'pictures' }),
      ]),
    ),
    ...(listed.length === 0 ? [element('p', ['No picture matches these filters.'])] : []),
  );
  const said = new URLSearchParams([
    ...(sought === '' ? [] : [['screen', sought]]),
    ...chosen.map(([name, select]) => [name, select.value]),
  ]);
  history.replaceState(null, '', `#${said.toString()}`);
}

const ways = ['Now', 'Earlier', 'Side by side', 'Laid over', 'Difference'] as const;
type Way = (typeof ways)[number];

let at = 0;
let way: Way = 'Now';
const heading = element('h2');
const choice = element('fieldset', [], { 'aria-label': 'What is shown' });
const blend = element('input', [], {
  type: 'range',
  min: '0',
  max: '100',
  value: '50',
  'aria-label': 'How much of the picture of now',
});
const pane = element('div', [], { class: 'shown', tabindex: '0', role: 'group', 'aria-label': 'Picture' });
const button = (text: string, act: () => void) => {
  const made = element('button', [text], { type: 'button' });
  made.addEventListener('click', act);
  return made;
};
const dialog = element(
  'dialog',
  [
    element('header', [
      heading,
      button('← Previous', () => open(at - 1)),
      button('Next →', () => open(at + 1)),
      choice,
      blend,
      button('Close', () => dialog.close()),
    ]),
    pane,
  ],
  { 'aria-label': 'One picture' },
);

const waysOf = ({ files }: Shown): readonly Way[] =>
  files.difference === undefined ? (files.now === undefined ? ['Earlier'] : ['Now']) : ways;

const image = (file: string, alt: string) => element('img', [], { src: file, alt });
const figure = (file: string, caption: string) =>
  element('figure', [image(file, caption), element('figcaption', [caption])]);

function pictures({ files: { now = '', earlier = '', difference = '' } }: Shown): Node[] {
  if (way === 'Side by side') return [figure(earlier, 'Earlier'), figure(now, 'Now')];
  if (way === 'Laid over') {
    const above = image(now, 'Now');
    above.style.opacity = String(Number(blend.value) / 100);
    return [element('figure', [image(earlier, 'Earlier'), above], { class: 'over' })];
  }
  return [figure({ Now: now, Earlier: earlier, Difference: difference }[way], way)];
}

function draw(): void {
  const shown = listed[at];
  if (shown === undefined) return;
  const possible = waysOf(shown);
  if (!possible.includes(way)) way = possible[0] ?? 'Now';
  heading.textContent = `${shown.screen} · ${lookText(shown)} ${isText(shown)}`;
  choice.replaceChildren(
    ...possible.map((one, index) => {
      const radio = element('input', [], { type: 'radio', name: 'way' });
      radio.checked = one === way;
      radio.addEventListener('change', () => {
        way = one;
        draw();
      });
      return element('label', [radio, `${one} (${index + 1})`]);
    }),
  );
  blend.hidden = way !== 'Laid over';
  const file = shown.files.now ?? shown.files.earlier;
  pane.replaceChildren(...(file === undefined ? [element('p', [shown.failure ?? ''])] : pictures(shown)));
}

/** Opens one of the pictures listed; the last one is followed by the first. */
function open(index: number): void {
  at = (index + listed.length) % listed.length;
  draw();
  pane.scrollTo(0, 0);
  if (!dialog.open) dialog.showModal();
  pane.focus();
}

dialog.addEventListener('keydown', (event) => {
  if (event.target instanceof HTMLInputElement) return;
  const shown = listed[at];
  const chosen = shown && waysOf(shown)[Number(event.key) - 1];
  if (event.key === 'ArrowLeft') open(at - 1);
  else if (event.key === 'ArrowRight') open(at + 1);
  else if (chosen !== undefined) {
    way = chosen;
    draw();
  }
});
dialog.addEventListener('close', () => document.querySelectorAll<HTMLElement>('.card')[at]?.focus());
blend.addEventListener('input', draw);
search.addEventListener('input', list);
for (const [, select] of selects) select.addEventListener('change', list);

document.body.append(
  element('header', [
    element('h1', ['Screens of the MPC console', counted]),
    element('label', ['Screen', search]),
    ...selects.map(([name, select]) => element('label', [filters[name].label, select])),
  ]),
  main,
  dialog,
);
list();
