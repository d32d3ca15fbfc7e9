import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { breadcrumbGuide } from './breadcrumb.guide.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const steps = ['Wallets', 'Treasury', 'Strategies', 'Large'].map((label) => ({ label, href: '#' }));

/** With room for the first and the last step. */
function show() {
  render(
    <UiProvider locale="en-US">
      <div style={{ width: 360 }}>
        <Breadcrumb steps={steps} />
      </div>
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Show path' });
  button.focus();
  return button;
}

async function showOpen() {
  const button = show();
  button.click();
  await screen.findByRole('link', { name: 'Treasury' });
  return button;
}

describeKeys(breadcrumbGuide, {
  'Opens the hidden steps': async (press) => {
    show();
    await press();
    expect(await screen.findByRole('link', { name: 'Treasury' })).toBeTruthy();
  },
  'Goes to the links of the open menu': async (press) => {
    await showOpen();
    await press();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Treasury' }));
  },
  'Closes the menu, and returns to its button': async (press) => {
    const button = await showOpen();
    screen.getByRole('link', { name: 'Treasury' }).focus();
    await press();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Treasury' })).toBeNull());
    expect(document.activeElement).toBe(button);
  },
});
