import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import type { LibraryTypes } from '../docs/documented.ts';
import { readLibraryTypes } from './library-types.ts';
import { readModule } from './modules.ts';
import { isPattern, patternFiles } from './pattern-files.ts';
import { codeOf } from './story-code.ts';
import { storiesOf } from './story-parts.ts';

/** Foundations are their own documentation. */
const stories = /\/packages\/ui\/src\/(components|patterns)\/.*\.stories\.tsx$/;

/** The code of each story of a file that an application can take as it is; undefined where a story shows every combination. */
export async function codesOf(root: string, path: string): Promise<Map<string, string | undefined>> {
  const codes = storiesOf(readModule(path)).map(async (name) => {
    const code = isPattern(path) ? undefined : codeOf(root, path, name);
    const options = { printWidth: 80, singleQuote: true };
    return [name, code && (await format(`${name}.tsx`, code, options)).code.trimEnd()] as const;
  });
  return new Map(await Promise.all(codes));
}

/** Adds to a story what its documentation shows below it. */
const documented = (name: string, docs: object) =>
  `${name}.input.parameters = { ...${name}.input.parameters, docs: { ...${name}.input.parameters?.docs, ...${JSON.stringify(docs)} } };`;

/** Writes into components and stories what their pages of documentation say of them. */
export function docsPlugin(root: string): Plugin {
  let types: LibraryTypes | undefined;
  return {
    name: 'mpc-docs',
    // Behind Storybook's own, which read the stories as they are written.
    enforce: 'post',
    async transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (stories.test(path)) {
        const codes = [...(await codesOf(root, path))];
        const lines = codes.map(([name, source]) =>
          documented(
            name,
            source === undefined ? { canvas: { sourceState: 'none' } } : { source: { code: source } },
          ),
        );
        if (isPattern(path))
          lines.push(`meta.input.parameters.files = ${JSON.stringify(patternFiles(path))};`);
        return { code: [code, ...lines].join('\n'), map: null };
      }
      if (!path.includes('/packages/ui/src/components/')) return undefined;
      types ??= readLibraryTypes(root);
      const here = Object.entries(types).filter(([, { file }]) => file === path);
      if (here.length === 0) return undefined;
      const lines = here.map(
        ([name, { description, props, passesOn, types: mentioned }]) =>
          `${name}.__docgenInfo = ${JSON.stringify({ description, props, passesOn, types: mentioned })};`,
      );
      return { code: [code, ...lines].join('\n'), map: null };
    },
  };
}
