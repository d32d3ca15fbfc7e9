import { defineMain } from '@storybook/react-vite/node';
import type { StoryIndex } from 'storybook/internal/types';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';
import { root } from '../scripts/folders.ts';
import { docsPlugin } from './build/docs-plugin.ts';
import { withAliases } from './build/search-aliases.ts';

/** Whole screens and the page of calls are their own documentation. */
const pages = /[\\/](packages[\\/]console|\.storybook[\\/]calls)[\\/]/;

interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

const main = defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', './{calls,overview}/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        if (!pages.test(file)) return entries;
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
  // The search looks at headings too: that is where aliases stand.
  features: { experimentalSearchDocsHeadings: true },
  // The mark of the console, and its face for the pages around the stories.
  staticDirs: [
    '../packages/console/public',
    { from: '../packages/console/node_modules/@fontsource-variable/inter/files', to: 'fonts' },
  ],
  // A story in a window of its own has the mark, too.
  previewHead: (head = '') => `${head}<link rel="icon" href="./favicon.svg" />`,
  managerHead: (head = '') => `${head}
    <style>
      @font-face {
        font-family: InterVariable;
        font-weight: 100 900;
        font-display: swap;
        src: url('./fonts/inter-latin-wght-normal.woff2') format('woff2-variations');
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // docsPlugin reads the types themselves.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    // React Aria asks this of `process` while testing, which a browser has not.
    define: { ...config.define, 'process.env.VIRT_ON': '"true"' },
    plugins: [
      ...(config.plugins ?? []),
      react({ jsxImportSource: '@mpc/ui' }),
      msw({ mode: 'worker-only' }),
      // The tests of stories open no page of documentation.
      ...(process.env['VITEST'] === undefined ? [docsPlugin(root)] : []),
    ],
    resolve: { ...config.resolve, conditions: ['@mpc/source', ...defaultClientConditions] },
  }),
});

export default {
  ...main,
  storyIndexGenerator: async (made: Promise<IndexGenerator>): Promise<IndexGenerator> => {
    const generator = await made;
    const getIndex = generator.getIndex.bind(generator);
    return Object.assign(generator, { getIndex: async () => withAliases(await getIndex()) });
  },
};
