/** The script of the offline page: it runs from a file, alone, and writes texts, never markup. */
import { checkEvidence, readRootHash, type EvidencePack } from '@mpc/api/evidence';
import {
  checkLanguages,
  checkWords,
  filled,
  findingWords,
  scopeLines,
  visible,
  type CheckLanguage,
} from './finding-words.ts';

let language: CheckLanguage = navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US';
let file: Uint8Array | null = null;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  parts: readonly (string | Node)[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...parts);
  return made;
}

const isolated = (text: string) => element('bdi', [visible(text)]);

const fileInput = element('input', [], { type: 'file', id: 'file', accept: '.json,.jsonl' });
const rootInput = element('input', [], {
  type: 'text',
  id: 'root',
  spellcheck: 'false',
  autocomplete: 'off',
  'aria-describedby': 'root-hint root-wrong',
});
const fault = element('p', [], { id: 'root-wrong', class: 'wrong' });
const result = element('section', [], { role: 'status' });
const facts = element('div', []);

function packView({ made, subject, facts: all }: EvidencePack): Node {
  const words = checkWords[language];
  const build = made.build === '' ? words.noBuild : made.build;
  const rows = all.map(({ of, fact, label, value, recorded_by: by }) =>
    element(
      'tr',
      [
        element('td', [of === 'subject' ? words.of : isolated(of)]),
        element('td', [isolated(label === '' ? fact : filled(words.labelFact, { label, fact }))]),
        element('td', [value === null ? '—' : isolated(value)]),
        element('td', [words[by]]),
      ],
      { class: by },
    ),
  );
  const heads = [words.of, words.what, words.value, words.by];
  return element('section', [
    element('h2', [isolated(`${subject.kind} ${subject.id}`)]),
    element('p', [isolated(filled(words.made, { ...made, build }))]),
    element('table', [
      element('thead', [
        element(
          'tr',
          heads.map((head) => element('th', [head], { scope: 'col' })),
        ),
      ]),
      element('tbody', rows),
    ]),
  ]);
}

/** What an archive is all of, above everything that is in it. */
function archiveView(lines: readonly (readonly [string, string])[]): Node[] {
  if (lines.length === 0) return [];
  const rows = lines.map(([name, value]) =>
    element('tr', [element('th', [isolated(name)], { scope: 'row' }), element('td', [isolated(value)])]),
  );
  return [
    element('section', [
      element('h2', [checkWords[language].archive]),
      element('table', [element('tbody', rows)]),
    ]),
  ];
}

function said(is: string, { title, detail }: { title: string; detail: string }): void {
  result.dataset['is'] = is;
  result.replaceChildren(element('h2', [title]), element('p', [detail]));
}

/** What was asked last: an answer that comes after it is not shown. */
let asked = 0;

async function check(bytes: Uint8Array, noted: string | null): Promise<void> {
  const words = checkWords[language];
  const own = asked;
  result.replaceChildren(element('p', [words.checking]));
  // Without a secure context a browser has no way to the words.
  const finding = await checkEvidence(bytes, noted).catch(() => null);
  if (own !== asked) return;
  if (finding === null) {
    said('unchecked', { title: words.notChecked, detail: words.notCheckedDetail });
    return;
  }
  said(finding.is, findingWords(words, finding));
  if ('root' in finding)
    result.append(element('p', [words.rootOfFile + words.colon, element('code', [finding.root])]));
  // What does not fit is not shown as if it did.
  if (!('packs' in finding)) return;
  facts.append(...archiveView(scopeLines(words, finding)), ...finding.packs.map(packView));
}

function show(): void {
  const words = checkWords[language];
  const typed = rootInput.value.trim();
  const noted = typed === '' ? null : readRootHash(typed);
  const isWrong = typed !== '' && noted === null;
  fault.textContent = isWrong ? words.rootWrong : '';
  rootInput.setAttribute('aria-invalid', String(isWrong));
  asked += 1;
  result.replaceChildren();
  facts.replaceChildren();
  delete result.dataset['is'];
  if (file === null || isWrong) return;
  void check(file, noted);
}

function draw(): void {
  const words = checkWords[language];
  document.documentElement.lang = language;
  document.title = words.title;
  const switches = checkLanguages.map((one) => {
    const button = element('button', [one === 'en-US' ? 'English' : '简体中文'], {
      type: 'button',
      lang: one,
      'aria-pressed': String(one === language),
    });
    button.addEventListener('click', () => {
      language = one;
      draw();
    });
    return button;
  });
  document.body.replaceChildren(
    element('main', [
      element('nav', switches),
      element('h1', [words.title]),
      element('p', [words.intro]),
      element('label', [words.file], { for: 'file' }),
      fileInput,
      element('label', [words.root], { for: 'root' }),
      rootInput,
      element('p', [words.rootHint], { id: 'root-hint' }),
      fault,
      result,
      facts,
    ]),
  );
  show();
}

fileInput.addEventListener('change', () => {
  const [chosen] = fileInput.files ?? [];
  const read = async () => {
    file = chosen === undefined ? null : new Uint8Array(await chosen.arrayBuffer());
    show();
  };
  void read();
});
rootInput.addEventListener('input', show);
draw();
