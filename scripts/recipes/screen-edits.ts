import { fieldWords } from './field-words.ts';
import type { Edit } from './names.ts';
import type { ListedCall } from './screen-call.ts';
import { columnKey } from './screen-files.ts';
import type { ScreenNames } from './screen-names.ts';

type Words = { [key: string]: string | Words };

/** Puts a text before the first place that matches, and refuses where nothing does: the file is no longer what this knows. */
function before(text: string, place: RegExp, added: string): string {
  const at = text.search(place);
  if (at === -1) throw new Error(`There is no ${place} to put this before:\n${added}`);
  return text.slice(0, at) + added + text.slice(at);
}

function sorted(words: Words): Words {
  const inOrder = Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    inOrder.map(([key, value]) => [key, typeof value === 'string' ? value : sorted(value)]),
  );
}

function put(words: Words, key: string, text: string): Words {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) return { ...words, [first]: text };
  const inner = words[first] ?? {};
  if (typeof inner === 'string') throw new Error(`The word ${key} is taken`);
  return { ...words, [first]: put(inner, rest.join('.'), text) };
}

/** Adds words to a file of them, in their order. */
const addWords =
  (added: Readonly<Record<string, string>>): Edit =>
  (text) => {
    const there = JSON.parse(text || '{}') as Words;
    const all = Object.entries(added).reduce((words, [key, word]) => put(words, key, word), there);
    return `${JSON.stringify(sorted(all), null, 2)}\n`;
  };

function wordEdits(names: ScreenNames, { fields, hasKeyword }: ListedCall): Record<string, Edit> {
  const { camel, namespace, english, chinese } = names;
  const columns = (language: 0 | 1) =>
    Object.fromEntries(
      fields.map((field) => [columnKey(names, field), fieldWords[field.name]?.[language] ?? '']),
    );
  const own = (empty: string, search: string) => ({
    [`${camel}.empty`]: empty,
    ...(hasKeyword ? { [`${camel}.search`]: search } : {}),
  });
  return {
    [`locales/en-US/${namespace}.json`]: addWords({ ...own('No records yet', 'Search'), ...columns(0) }),
    [`locales/zh-CN/${namespace}.json`]: addWords({ ...own('暂无记录', '搜索'), ...columns(1) }),
    'locales/en-US/translation.json': addWords({ [`nav.${camel}`]: english }),
    'locales/zh-CN/translation.json': addWords({ [`nav.${camel}`]: chinese }),
  };
}

/** Declares the types of a namespace's words, once. */
const typeWords =
  ({ namespace }: ScreenNames): Edit =>
  (text) => {
    if (text.includes(`/${namespace}.json'`)) return text;
    const imported = before(
      text,
      /\ndeclare module/,
      `import type ${namespace} from '../../../../../locales/en-US/${namespace}.json';\n`,
    );
    return before(imported, / {4}\};\n {2}\}\n\}/, `      ${namespace}: typeof ${namespace};\n`);
  };

const routeOf = ({ pathName, kebab, pascal, namespace }: ScreenNames) => `  screen(
    ${pathName},
    () => import('./${kebab}.screen.tsx'),
    '${pascal}Screen',
    '${namespace}',
    () => import('./${kebab}-first.ts'),
  ),
`;

const addRoute =
  (names: ScreenNames): Edit =>
  (text) =>
    text === ''
      ? `import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const ${names.branch.camel}Routes: RouteObject[] = [
${routeOf(names)}];
`
      : before(text, /\];\s*$/, routeOf(names));

const addBranch =
  ({ branch }: ScreenNames): Edit =>
  (text) => {
    const name = `${branch.camel}Routes`;
    if (text.includes(`...${name}`)) return text;
    const file = `../screens/center/${branch.kebab}/${branch.kebab}.routes.tsx`;
    // Among the other branches, by the name of its file.
    const [next] = [...text.matchAll(/^import .* from '(\.\.\/screens\/.*|\.\/.*)';\n/gm)].filter(
      ([, other = '']) => other.startsWith('./') || other > file,
    );
    if (next === undefined) throw new Error(`There is nothing to import ${name} before`);
    const imported = text.replace(next[0], `import { ${name} } from '${file}';\n${next[0]}`);
    return before(imported, /\];\n\n\/\*\* Every place/, `  ...${name},\n`);
  };

/** A place of the navigation; what lies below another screen is reached from there. */
const addPlace =
  ({ camel, branch, pathName }: ScreenNames): Edit =>
  (text) => {
    const isBelow = camel !== branch.camel && text.includes(`id: '${branch.camel}'`);
    const place = `  {
    id: '${camel}',
    label: 'nav.${camel}',
    href: ${pathName},
    icon: <List {...icon} />,
    inWallet: true,${isBelow ? `\n    under: '${branch.camel}',` : ''}
  },
`;
    const drawn = /\bList,/.test(text) ? text : text.replace(' ListChecks,', ' List, ListChecks,');
    return before(drawn, /\];\s*$/, place);
  };

const build =
  ({ path }: ScreenNames): Edit =>
  (text) => {
    const unbuilt = JSON.parse(text) as string[];
    if (!unbuilt.includes(path)) throw new Error(`${path} is built already`);
    return `${JSON.stringify(
      unbuilt.filter((one) => one !== path),
      null,
      2,
    )}\n`;
  };

/** What a screen changes in the files that are there: its words, its route, its place, and the list of what is missing. */
export function screenEdits(names: ScreenNames, call: ListedCall): Record<string, Edit> {
  const ofConsole = 'packages/console/src';
  return {
    'tests/laws/unbuilt-paths.json': build(names),
    ...wordEdits(names, call),
    [`${ofConsole}/shared/i18n/i18next.d.ts`]: typeWords(names),
    [`${names.folder}/${names.branch.kebab}.routes.tsx`]: addRoute(names),
    [`${ofConsole}/app/routes.tsx`]: addBranch(names),
    [`${ofConsole}/shared/navigation/destinations.tsx`]: addPlace(names),
  };
}
