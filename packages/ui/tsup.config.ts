import { defineConfig } from 'tsup';

// Every module is an entry, so that the build keeps one file a module and importing one component loads no other.
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,guide}.{ts,tsx}',
    '!src/internal/{describe-conformance,contrast}.{ts,tsx}',
  ],
  format: ['esm'],
  splitting: true,
  dts: { entry: 'src/index.ts' },
  clean: true,
  target: 'es2023',
});
