import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { policy } from './src/policy.ts';

const input = ['index.html', 'first.html', 'brand.html', 'form.html', 'src/client.tsx'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    manifest: isSsrBuild !== true,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input } }),
  },
  preview: { headers: { 'Content-Security-Policy': policy } },
}));
