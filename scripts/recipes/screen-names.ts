import { namesOf, type Names } from './names.ts';

/** All that a screen is called, and where it stands. */
export interface ScreenNames extends Names {
  /** As it is written in code: `paths.center.coSigner.logs`. */
  pathName: string;
  /** The address it is routed at. */
  path: string;
  /** Its branch: what it shares its folder, its routes and its words with. */
  branch: Names;
  folder: string;
  namespace: string;
  english: string;
  chinese: string;
}

type Tree = { readonly [name: string]: string | Tree };

/** Every path by the name it has in code. */
function namedPaths(tree: Tree, prefix = 'paths'): [name: string, path: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : namedPaths(value, `${prefix}.${key}`),
  );
}

/** Branches whose words are not called as they are. */
const namespaces: Readonly<Record<string, string>> = {
  api: 'apiPage',
  keyRecovery: 'privateKeyRecovery',
  workspaceStrategyEngine: 'strategyEngine',
};

const kebabOf = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('/', '-')
    .toLowerCase();

/** Names a screen by its address without /mpc: `center/coSigner/logs`. */
export function screenNames(
  address: string,
  title: { english: string; chinese: string },
  paths: Tree,
): ScreenNames {
  const path = `/mpc/${address}`;
  const [pathName] = namedPaths(paths).find(([, one]) => one === path) ?? [];
  if (pathName === undefined) throw new Error(`${path} is not in shared/paths.ts`);
  const [center, branch, ...rest] = address.split('/');
  if (center !== 'center' || branch === undefined) throw new Error(`${path} is not a screen of one wallet`);
  if (path.includes(':')) throw new Error(`${path} asks for an id: a list of one thing is written by hand`);
  if (!/^[A-Z][^'"`\\]+$/.test(title.english))
    throw new Error('--en "Its title in English", in sentence case, without quotes');
  if (!/\p{Script=Han}/u.test(title.chinese)) throw new Error('--zh "Its title in Chinese"');
  const own = namesOf(kebabOf([branch, ...rest].join('/')));
  const folder = `packages/console/src/screens/center/${kebabOf(branch)}`;
  return {
    ...own,
    pathName,
    path,
    branch: namesOf(kebabOf(branch)),
    folder,
    namespace: namespaces[branch] ?? branch,
    ...title,
  };
}
