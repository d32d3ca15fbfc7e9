import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../components/dialog/index.ts';
import { Time } from '../components/time/index.ts';
import { everyWord } from '../locale/every-word.ts';
import { useLanguage } from '../locale/locale-context.ts';
import type { Locale } from '../locale/words.ts';
import { UiPageProvider } from './ui-page-provider.tsx';
import { UiProvider } from './ui-provider.tsx';

const arabic: Locale = {
  code: 'ar',
  words: { ...everyWord['en-US'], close: 'إغلاق', unreadable: 'غير مقروء' },
};

const dialog = <Dialog open title="Transfer" onClose={() => {}} />;

/** What an element says of its theme, its language and its direction, or what stands around it. */
function lookOf(element: Element) {
  const around = element.closest('[data-mpc-theme]');
  return ['data-mpc-theme', 'data-mpc-density', 'lang', 'dir'].map((name) => around?.getAttribute(name));
}

function Code() {
  return useLanguage();
}

describe('a provider for a part of a page', () => {
  it('writes nothing on the page', () => {
    render(<UiProvider theme="dark">…</UiProvider>);
    expect(document.documentElement.getAttributeNames()).toEqual([]);
  });

  it('hands its look to what is opened elsewhere in the document', () => {
    render(
      <UiProvider theme="dark" density="compact" locale="en-US">
        {dialog}
      </UiProvider>,
    );
    expect(lookOf(screen.getByRole('dialog'))).toEqual(['dark', 'compact', 'en-US', 'ltr']);
  });

  it('is overruled by one inside of it', () => {
    render(
      <UiProvider theme="dark" locale="en-US">
        <UiProvider locale={arabic}>{dialog}</UiProvider>
      </UiProvider>,
    );
    expect(lookOf(screen.getByRole('dialog'))).toEqual(['light', 'default', 'ar', 'rtl']);
    expect(screen.getByRole('button', { name: /إغلاق/ })).not.toBeNull();
  });
});

describe('a provider for a page', () => {
  it('writes theme and density on it, and neither its language nor its direction', () => {
    const { container, unmount } = render(
      <UiPageProvider theme="dark" density="compact" locale={arabic}>
        <Code /> <Time at={Number.NaN} />
      </UiPageProvider>,
    );
    expect(document.documentElement.dataset).toMatchObject({ mpcTheme: 'dark', mpcDensity: 'compact' });
    expect(document.documentElement.lang + document.documentElement.dir).toBe('');
    expect(container.textContent).toMatch(/^ar .*غير مقروء/);
    unmount();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
  });
});
