import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defaultClientConditions, defineConfig } from 'vite';
import { injectedStyles } from '../../scripts/injected-styles.ts';
import { integrity } from './build/integrity.ts';

const styles = injectedStyles();

export default defineConfig({
  base: '/mpc/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    react(),
    styles.plugin,
    integrity({ styles: styles.found }),
  ],
  resolve: { conditions: ['@mpc/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // One style sheet, linked with its hash: styles that load later could not be checked.
    cssCodeSplit: false,
    // The policy knows no data: fonts, and a picture of ours has a name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
