import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/mpc/',
  plugins: [react()],
  resolve: { conditions: ['@mpc/source', ...defaultClientConditions] },
  build: { target: 'es2023', manifest: true, sourcemap: false },
});
