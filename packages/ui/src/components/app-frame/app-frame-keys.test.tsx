import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TopBar } from '../top-bar/index.ts';
import { appFrameGuide } from './app-frame.guide.tsx';
import { AppFrame } from './app-frame.tsx';

const show = () =>
  render(
    <UiProvider locale="en-US">
      <button>Before</button>
      <AppFrame navigation={<a href="#todo">To-do</a>} topBar={<TopBar />}>
        Content
      </AppFrame>
    </UiProvider>,
  );
const skip = () => screen.getByRole('link', { name: 'Skip to content' });

describeKeys(appFrameGuide, {
  'Goes to “Skip to content” first': async (press) => {
    show();
    screen.getByRole('button', { name: 'Before' }).focus();
    await press();
    expect(document.activeElement).toBe(skip());
    expect(skip().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
  'Moves the focus to the main content, on “Skip to content”': async (press) => {
    show();
    skip().focus();
    await press();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
  'Closes the navigation, where it is a menu': async (press) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(390, 844);
    show();
    const button = await screen.findByRole('button', { name: 'Open navigation' });
    button.focus();
    button.click();
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeTruthy();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  },
});
