import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/internal/describe-conformance.tsx'],
  format: ['esm'],
  bundle: false,
  dts: { entry: 'src/index.ts' },
  clean: true,
  target: 'es2023',
});
