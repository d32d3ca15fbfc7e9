import { UiPageProvider } from '@mpc/ui';
import { render, screen } from '@testing-library/react';
import { WordsProvider } from '#shared/i18n/words-provider.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '#shared/i18n/i18n.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';

afterEach(() => {
  document.getElementById('build')?.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A route that fails with an error, in build `a`, while the host serves another or the same. */
async function fails(error: Error, served: string) {
  const block = document.createElement('script');
  block.id = 'build';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ version: '1', build: 'a', root: 'a' });
  document.head.append(block);
  vi.stubGlobal('fetch', async () => Response.json({ root: served }));
  // React Router writes down what a route fails with.
  vi.spyOn(console, 'error').mockReturnValue();
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => {
        throw error;
      },
      errorElement: <RouteErrorScreen />,
    },
  ]);
  render(
    <WordsProvider i18n={await startI18n('en-US')}>
      <UiPageProvider theme="light" locale="en-US">
        <RouterProvider router={router} />
      </UiPageProvider>
    </WordsProvider>,
  );
}

const gone = new TypeError('Failed to fetch dynamically imported module: /mpc/assets/a.js');

it.each([
  [
    'says that there is an update where code is gone with its build',
    gone,
    'b',
    'The system has a new update',
  ],
  [
    'says that code could not be loaded while the build is the same',
    gone,
    'a',
    'This page could not be loaded',
  ],
  [
    'calls a failure of the console itself what it is',
    new Error('x is undefined'),
    'a',
    'Something went wrong in the console',
  ],
])('%s', async (_, error, served, title) => {
  await fails(error, served);
  expect(await screen.findByText(title)).toBeTruthy();
});
