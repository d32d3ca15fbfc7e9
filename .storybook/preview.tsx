import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { UiProvider, type Language, type ThemeName } from '@mpc/ui';

const errors: unknown[][] = [];
const report = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts);
  report(...parts);
};

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes: {
    language: {
      toolbar: { title: 'Language', icon: 'globe', items: ['en-US', 'zh-CN'], dynamicTitle: true },
    },
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'en-US', theme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <UiProvider theme={globals['theme'] as ThemeName} locale={globals['language'] as Language}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: () => {
    errors.length = 0;
  },
  afterEach: () => {
    if (errors.length > 0)
      throw new Error(`console.error: ${errors.map((parts) => parts.map(String).join(' ')).join('\n')}`);
  },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
});
