import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', './calls/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), msw({ mode: 'worker-only' })],
    resolve: { ...config.resolve, conditions: ['@mpc/source', ...defaultClientConditions] },
  }),
});
