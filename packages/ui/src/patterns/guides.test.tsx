import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Advice, Guide } from '../../../../.storybook/guide.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

// Every page of documentation is laid out by one page; what differs is what its guide draws.
const files = import.meta.glob<Record<string, Guide>>('../**/*.guide.tsx', { eager: true });
const guides = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([name]) => name.endsWith('Guide')),
);

const drawn = (advice: readonly Advice[]) =>
  advice.flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));

it.each(guides)('%s draws each of its examples', (_name, guide) => {
  for (const { show, because } of [...drawn(guide.do), ...drawn(guide.dont)]) {
    const { container, unmount } = render(<UiProvider locale="en-US">{show}</UiProvider>);
    expect(container.innerHTML, because).not.toBe('');
    unmount();
  }
});
