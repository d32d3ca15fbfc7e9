import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { injectedStyles } from '../../scripts/injected-styles.ts';
import { builtIn, planScripts } from './build/chunking.ts';
import { evidencePages } from './build/evidence-page.ts';
import { integrity } from './build/integrity.ts';
import { scriptList } from './build/script-list.ts';
import { wordFiles } from './build/words.ts';

/**
 * The client sends JSON by fetch: what axios has for XMLHttpRequest, forms and `data:` addresses is never used, and is four
 * kilobytes of the start.
 */
const unusedByAxios =
  /\/(?:xhr|createMultipartBody|estimateDataURLDecodedBytes|formDataToJSON|toURLEncodedForm|HttpStatusCode)\.js$/;
const lightAxios: Plugin = {
  name: 'light-axios',
  enforce: 'pre',
  load: {
    filter: { id: /\/axios\/lib\// },
    handler: (id) => (unusedByAxios.test(id) ? 'export default null;' : null),
  },
};

/** One component an icon instead of two, and two kilobytes less of the start. */
const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lucide-react\/.*\/createLucideIcon\.mjs$/ },
    handler: () =>
      `export { createIcon as default } from '${import.meta.dirname}/src/shared/icons/create-icon.ts';`,
  },
};

/** Of an icon only its shapes: the component above asks for nothing else, and half a kilobyte less of the start. */
const iconShapes: Plugin = {
  name: 'icon-shapes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/ },
    handler: (code) =>
      code.replace(/^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, '').replaceAll(/,\s*key: "\w+"/g, ''),
  },
};

const require = createRequire(import.meta.url);

/**
 * What is imported of React is read where it lies. React comes as CommonJS, of which a bundler makes an object of getters:
 * each element would go through two of them.
 */
const reactByName: Plugin = {
  name: 'react-by-name',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (source, importer, options) =>
      options.kind === 'import-statement' && !importer?.startsWith('\0named:') ? `\0named:${source}` : null,
  },
  load: {
    filter: { id: /^\0named:/ },
    handler(id) {
      const source = id.slice('\0named:'.length);
      const names = Object.keys(require(source) as object).filter((name) => /^[a-zA-Z]\w*$/.test(name));
      return `import all from '${source}';\nexport default all;\n${names.map((name) => `export const ${name} = all.${name};`).join('\n')}`;
    },
  },
};

/** Comments within styles are part of a template, where nothing else takes them out: a kilobyte of the start. */
const styleComments: Plugin = {
  name: 'style-comments',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/(?:ui|console)\/src\/.*\.tsx?$/, code: 'styled-components' },
    handler: (code) => code.replaceAll(/^[ \t]*\/\*(?:(?!\*\/)[^])*\*\/[ \t]*\n/gm, ''),
  },
};

/**
 * What is loaded ahead is compiled ahead: Chromium does so off the main thread. It knows the line only where nothing stands
 * before it, not even what Vite writes there. Of the start much is never called.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.moduleIds.some((id) => id.endsWith('/src/app/start.tsx')))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

const plugins = () => [
  lightAxios,
  lightIcons,
  iconShapes,
  reactByName,
  styleComments,
  { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' as const },
  react({ jsxImportSource: '@mpc/ui' }),
];

const base = '/mpc/';

const shared: UserConfig = {
  root: import.meta.dirname,
  base,
  resolve: { conditions: ['@mpc/source', ...defaultClientConditions] },
  build: {
    // Beside it lies what is not served: the headers, and the list of what was built.
    outDir: 'dist/site',
    target: 'es2023',
    sourcemap: false,
    // One style sheet, linked with its hash: styles that load later could not be checked.
    cssCodeSplit: false,
    // The policy knows no data: fonts, and a picture of ours has a name.
    assetsInlineLimit: 0,
    // What the first rows need is one script on purpose; `pnpm size` watches over it.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What two screens want at different times may lie in one script: that is the plan.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Each script names those it needs: a hash alone is shortest. `dist/scripts.json` says what lies in which.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.json'))
            ? 'assets/[hash].json'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
};

/**
 * Which module goes into which script is planned once a build begins, not when this file is read: others read it too, to see
 * what the console is made of.
 */
const planned = (words: Plugin): Plugin => ({
  name: 'planned',
  apply: 'build',
  async config() {
    return builtIn(await planScripts({ ...shared, plugins: [...plugins(), compiledAhead, words] }));
  },
});

export default defineConfig(() => {
  const words = wordFiles(base);
  const styles = injectedStyles();
  return {
    ...shared,
    plugins: [
      ...plugins(),
      planned(words.plugin),
      compiledAhead,
      styles.plugin,
      words.plugin,
      scriptList(),
      evidencePages(),
      integrity({ styles: styles.found, words: words.list }),
    ],
  };
});
