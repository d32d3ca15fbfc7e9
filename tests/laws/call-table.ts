import { parseSync, Visitor, type ESTree } from 'vite';
import { calls } from '../../packages/api/src/contract.ts';
import { filesIn, parse, targetOf, textOf } from '../support/sources.ts';
import { proof } from './walls.ts';

const names = new Set(calls.map(({ domain, name }) => `${domain}.${name}`));

/** The calls that a text hands on to be sent: not those it only names, as a key or by one of their fields. */
export function sentIn(text: string, path = 'x.tsx'): Set<string> {
  if (!text.includes("from '@mpc/api'")) return new Set();
  const { module, program } = parseSync(path, text);
  const domains = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '@mpc/api')
      .flatMap(({ entries }) => entries.map((entry) => [entry.localName.value, entry.importName.name])),
  );
  const mentions = new Map<number, string>();
  const named = new Set<number>();
  new Visitor({
    MemberExpression({ object, property, computed, end }: ESTree.MemberExpression) {
      named.add(object.end);
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
      const call = `${domains.get(object.name) ?? ''}.${property.name}`;
      if (names.has(call)) mentions.set(end, call);
    },
    CallExpression({ callee, arguments: given }: ESTree.CallExpression) {
      if (callee.type === 'Identifier' && callee.name === 'keyOf')
        for (const { end } of given) named.add(end);
    },
    NewExpression({ arguments: given }: ESTree.NewExpression) {
      for (const { end } of given) named.add(end);
    },
    VariableDeclarator({ init }: ESTree.VariableDeclarator) {
      if (init !== null) named.add(init.end);
    },
  }).visit(program);
  return new Set([...mentions].filter(([end]) => !named.has(end)).map(([, call]) => call));
}

/** A name that a file holds, or all of them. */
interface Way {
  path: string;
  name: string;
}

const all = '*';
const files = new Set(filesIn('packages/console/src', /\.tsx?$/).filter((path) => !proof.test(path)));

/** What a file leads to, types aside. A door leads to what holds the name it is asked for, and to nothing else. */
function waysFrom({ path, name }: Way): Way[] {
  const { module } = parse(path);
  const text = textOf(path);
  const asked = path.endsWith('/index.ts')
    ? module.staticExports.filter(({ entries }) =>
        entries.some(({ exportName }) => name === all || exportName.name === name),
      )
    : null;
  const to = (specifier: string, wanted: string | null) => ({
    path: targetOf(path, specifier),
    name: wanted ?? all,
  });
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length === 0
      ? [to(moduleRequest.value, all)]
      : entries.flatMap(({ importName, isType }) => (isType ? [] : to(moduleRequest.value, importName.name))),
  );
  const handedOn = (asked ?? module.staticExports)
    .flatMap(({ entries }) => entries)
    .filter(
      ({ isType, exportName }) => !isType && (asked === null || name === all || exportName.name === name),
    )
    .flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null ? [] : to(moduleRequest.value, importName.name),
    );
  const later = module.dynamicImports
    .filter(({ start }) => asked?.some((one) => one.start <= start && start < one.end) ?? true)
    .map(({ moduleRequest: { start, end } }) => to(text.slice(start + 1, end - 1), all));
  return [...(asked === null ? imported : []), ...handedOn, ...later].filter((way) => files.has(way.path));
}

const known = new Map<string, Way[]>();
const sent = new Map<string, Set<string>>();

/** The calls that may be sent by what is loaded from here on, each with how many imports away it is. */
function reachedCalls(from: Way[], isBeyond: (path: string) => boolean = () => false): Map<string, number> {
  const seen = new Set<string>();
  const found = new Map<string, number>();
  let nearest = from;
  for (let away = 0; nearest.length > 0; away += 1) {
    const next: Way[] = [];
    for (const way of nearest) {
      const key = `${way.path} ${way.name}`;
      if (seen.has(key) || isBeyond(way.path)) continue;
      seen.add(key);
      const ways = known.get(key) ?? waysFrom(way);
      known.set(key, ways);
      next.push(...ways);
      const here = sent.get(way.path) ?? sentIn(textOf(way.path), way.path);
      sent.set(way.path, here);
      for (const call of here) if (!found.has(call)) found.set(call, away);
    }
    nearest = next;
  }
  return found;
}

const main = { path: 'packages/console/src/main.tsx', name: all };
const first = (screen: string) => screen.replace('.screen.tsx', '-first.ts');
const nameOf = (screen: string) => screen.replace(/^packages\/console\/src\/screens\/|\.screen\.tsx$/g, '');

/** The calls that may be sent from each routed screen, by its folder and name, and from what stands around all of them. */
export function callsByScreen(): Map<string, Map<string, number>> {
  const screens = [...files]
    .filter((path) => path.endsWith('.routes.tsx'))
    .flatMap((path) => waysFrom({ path, name: all }))
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.screen.tsx'));
  const apart = new Set(screens.flatMap((path) => [path, first(path)]));
  return new Map([
    ['around every screen', reachedCalls([main], (path) => apart.has(path))],
    ...[...new Set(screens)].sort().map((path): [string, Map<string, number>] => {
      const own = [path, first(path)].filter((one) => files.has(one));
      return [nameOf(path), reachedCalls(own.map((one) => ({ path: one, name: all })))];
    }),
  ]);
}
